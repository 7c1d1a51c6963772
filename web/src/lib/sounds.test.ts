import { beforeEach, expect, it, vi } from "vitest";

/** What was scheduled: the pitch of each string with its begin and end, the ticks of the graver, and the volumes that all go through. */
let strings: { pitch: number; start: number; stop: number }[];
let ticks: number[];
let volumes: number[];
let state: AudioContextState;
let reduced: boolean;
let touched: boolean;
const vibrated = vi.fn();

class FakeNode {
  gain = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(next: unknown): unknown {
    if (next === "loudspeaker") volumes.push(this.gain.value);
    return next;
  }
}
class FakeOscillator extends FakeNode {
  #pitch: number;
  #start = 0;
  constructor(_audio: unknown, { frequency }: { frequency: number }) {
    super();
    this.#pitch = frequency;
  }
  start(at: number): void {
    this.#start = at;
  }
  stop(at: number): void {
    strings.push({ pitch: this.#pitch, start: this.#start, stop: at });
  }
}
class FakeNoise extends FakeNode {
  start(at: number): void {
    ticks.push(at);
  }
}
class FakeContext {
  currentTime = 10;
  sampleRate = 8000;
  destination = "loudspeaker";
  get state(): AudioContextState {
    return state;
  }
  resume(): Promise<void> {
    if (state === "suspended") state = "running";
    return Promise.resolve();
  }
  createGain = (): FakeNode => new FakeNode();
  createBuffer = (_channels: number, length: number): unknown => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  [strings, ticks, volumes, state, reduced, touched] = [[], [], [], "suspended", false, true];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeOscillator);
  vi.stubGlobal("GainNode", FakeNode);
  vi.stubGlobal("AudioBufferSourceNode", FakeNoise);
  vi.stubGlobal("BiquadFilterNode", FakeNode);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") && reduced }));
  vi.stubGlobal("navigator", { vibrate: vibrated, userActivation: { get hasBeenActive() { return touched; } } }); // prettier-ignore
});

async function loaded() {
  const { playSound, vibrate } = await import("./sounds");
  const { settings } = await import("./settings.svelte");
  settings.sound = "full";
  return { playSound, vibrate, settings };
}
const touch = (): void => void dispatchEvent(new Event("pointerdown"));

it.each([
  ["card", 1, 1],
  ["seal", 2, 1],
  ["bust", 2, 0],
  ["victory", 4, 0],
  ["turn", 2, 0],
] as const)("a %s has %i tones of three strings and %i tick", async (sound, tones, struck) => {
  const { playSound } = await loaded();
  touch();
  playSound(sound, 2);
  expect(strings).toHaveLength(3 * tones);
  expect(ticks).toEqual(Array<number>(struck).fill(12));
  expect(Math.min(...strings.map(({ start }) => start))).toBe(12); // two seconds from now
  for (const { start, stop } of strings) expect(stop).toBeGreaterThan(start);
});

it("a victory goes up, a bust goes down", async () => {
  const { playSound } = await loaded();
  touch();
  const melody = (sound: "victory" | "bust"): number[] => {
    strings = [];
    playSound(sound);
    return strings.filter((_, n) => n % 3 === 0).map(({ pitch }) => pitch);
  };
  const [up, down] = [melody("victory"), melody("bust")];
  expect(up).toEqual([...up].sort((one, other) => one - other));
  expect(down).toEqual([...down].sort((one, other) => other - one));
});

it("is louder when it is set louder, and silent when it is off", async () => {
  const { playSound, settings } = await loaded();
  touch();
  playSound("card");
  settings.sound = "soft";
  playSound("card");
  expect(volumes[0]).toBeGreaterThan(volumes[1] ?? 1);
  expect(volumes[1]).toBeGreaterThan(0);
  settings.sound = "off";
  playSound("card");
  expect(volumes).toHaveLength(2);
});

it("in a hidden tab only says that it is our turn", async () => {
  const { playSound } = await loaded();
  touch();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  for (const sound of ["card", "seal", "bust", "victory"] as const) playSound(sound);
  expect(strings).toEqual([]);
  playSound("turn");
  expect(strings).not.toEqual([]);
});

it("is silent until the page was touched, and without a word where there is no audio", async () => {
  const { playSound } = await loaded();
  playSound("turn");
  expect(strings).toEqual([]);
  touch();
  state = "interrupted"; // a telephone call
  playSound("turn");
  expect(strings).toEqual([]);
  state = "running";
  playSound("turn");
  expect(strings).not.toEqual([]);
});

it("asks for no audio at the volume off", async () => {
  const { playSound, settings } = await loaded();
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  settings.sound = "off";
  touch();
  playSound("victory");
  expect(made).not.toHaveBeenCalled();
});

it.each(["turn", "nudge"] as const)("a %s is felt only by those who want it", async (pattern) => {
  const { vibrate, settings } = await loaded();
  vibrate(pattern);
  expect(vibrated).not.toHaveBeenCalled(); // the setting is off at first
  settings.vibration = true;
  reduced = true;
  vibrate(pattern);
  [reduced, touched] = [false, false];
  vibrate(pattern);
  expect(vibrated).not.toHaveBeenCalled();
  touched = true;
  vibrate(pattern);
  expect(vibrated).toHaveBeenCalledOnce();
});
