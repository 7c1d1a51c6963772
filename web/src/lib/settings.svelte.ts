/** The settings stored on this device: theme, pace, one-tap play, letter keys, the speed of replays, sound, vibration, chat. */

export type Theme = "dark" | "light";
/** How fast the moves of others and the herald's moments are shown. */
export type Pace = "slow" | "normal" | "fast" | "at once";

/** How loud sounds are. */
export type Loudness = "off" | "soft" | "full";
const VOLUMES: Record<Loudness, number> = { off: 0, soft: 0.35, full: 1 };
export const loudnesses = Object.keys(VOLUMES) as Loudness[];

/** The factor for the times of the table. */
const PACES: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, "at once": 0 };
export const paces = Object.keys(PACES) as Pace[];

/** How many times as fast as usual a replay plays. */
export const speeds = [0.5, 1, 2, 4];

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`throneroom.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`throneroom.${name}`, value);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

class DeviceSettings {
  #theme = $state<Theme>((stored("theme") as Theme | null) ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
  #oneTap = $state(stored("one-tap") === "yes");
  #letters = $state(stored("letters") !== "no");
  #pace = $state<Pace>(paces.find((pace) => pace === stored("pace")) ?? "normal");

  // A phone is silent unless its user wants otherwise.
  #sound = $state<Loudness>(
    loudnesses.find((one) => one === stored("sound")) ?? (matchMedia("(pointer: coarse)").matches ? "off" : "soft"),
  );
  #speed = $state(speeds.find((speed) => String(speed) === stored("speed")) ?? 1);
  #vibration = $state(stored("vibration") === "yes");
  #chat = $state(stored("chat") !== "no");

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset["theme"] = theme;
    store("theme", theme);
  }

  /** A lifted card with only one possible decision is played at once. */
  get oneTap(): boolean {
    return this.#oneTap;
  }
  set oneTap(on: boolean) {
    this.#oneTap = on;
    store("one-tap", on ? "yes" : "no");
  }

  /** Letters act as keys while the table has the focus. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(on: boolean) {
    this.#letters = on;
    store("letters", on ? "yes" : "no");
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    store("pace", pace);
  }

  get speed(): number {
    return this.#speed;
  }
  set speed(speed: number) {
    this.#speed = speed;
    store("speed", String(speed));
  }

  get sound(): Loudness {
    return this.#sound;
  }
  set sound(sound: Loudness) {
    this.#sound = sound;
    store("sound", sound);
  }

  /** From 0 to 1. */
  get volume(): number {
    return VOLUMES[this.#sound];
  }

  /** The device vibrates when it is our turn. */
  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(on: boolean) {
    this.#vibration = on;
    store("vibration", on ? "yes" : "no");
  }

  /** What others say at a table is shown. */
  get chat(): boolean {
    return this.#chat;
  }
  set chat(on: boolean) {
    this.#chat = on;
    store("chat", on ? "yes" : "no");
  }

  /** The factor for times at the chosen pace; 0 at the pace "at once". */
  get tempo(): number {
    return PACES[this.#pace];
  }
}

export const settings = new DeviceSettings();
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
