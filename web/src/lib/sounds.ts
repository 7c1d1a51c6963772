/**
 * A few short sounds, made while they play: plucked strings and struck wood, as dry as an engraving. Silent until the user has touched the page
 * (browsers want that), and at the volume "off".
 */
import { prefersReducedMotion, settings } from "./settings.svelte";

export type Sound = "card" | "seal" | "bust" | "victory" | "turn";

/** A tone: when it begins, its pitch in Hz, how long it rings in seconds, and how loud it is. */
type Tone = [at: number, pitch: number, length: number, gain: number];

const TONES: Record<Sound, Tone[]> = {
  card: [[0, 320, 0.09, 0.5]],
  seal: [
    [0, 98, 0.22, 0.9],
    [0.03, 147, 0.16, 0.4],
  ],
  bust: [
    [0, 233, 0.25, 0.6],
    [0.14, 175, 0.45, 0.6],
  ],
  victory: [
    [0, 294, 0.5, 0.5],
    [0.13, 370, 0.5, 0.5],
    [0.26, 440, 0.5, 0.5],
    [0.39, 587, 0.9, 0.6],
  ],
  turn: [
    [0, 523, 0.5, 0.35],
    [0.12, 698, 0.6, 0.35],
  ],
};
/** Begins with a tick of the graver. */
const STRUCK = new Set<Sound>(["card", "seal"]);
const TICK_SECONDS = 0.025;
const LOUDEST = 0.4;
/** What can be felt: milliseconds on, off, on … */
const PATTERNS = { turn: [60, 60, 60], nudge: [200] } as const;
export type Pattern = keyof typeof PATTERNS;

let context: AudioContext | null = null;

function unlock(): void {
  if (settings.volume === 0 || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, unlock, { passive: true });

/** Plays a sound, some seconds from now. In a hidden tab only the one that calls its user back. */
export function playSound(sound: Sound, later = 0): void {
  if (!context || context.state !== "running" || settings.volume === 0 || (document.hidden && sound !== "turn")) return;
  const out = context.createGain();
  out.gain.value = LOUDEST * settings.volume;
  out.connect(context.destination);
  const begin = context.currentTime + later;
  if (STRUCK.has(sound)) tick(context, out, begin);
  for (const tone of TONES[sound]) pluck(context, out, begin, tone);
}

/** A string that is plucked: its overtones fade first. */
function pluck(audio: AudioContext, out: AudioNode, begin: number, [at, pitch, length, gain]: Tone): void {
  for (const [overtone, share] of [
    [1, 1],
    [2, 0.35],
    [3, 0.15],
  ] as const) {
    const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch * overtone });
    const fade = new GainNode(audio, { gain: 0 });
    const [start, end] = [begin + at, begin + at + length / overtone];
    fade.gain.setValueAtTime(0.0001, start);
    fade.gain.exponentialRampToValueAtTime(gain * share, start + 0.005);
    fade.gain.exponentialRampToValueAtTime(0.0001, end);
    string.connect(fade).connect(out);
    string.start(start);
    string.stop(end);
  }
}

function tick(audio: AudioContext, out: AudioNode, begin: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(TICK_SECONDS * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() - 0.5) * (1 - n / samples.length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  noise.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: 2400 })).connect(out);
  noise.start(begin);
}

/** The device vibrates, if its user wants that and has touched the page; not with reduced motion. */
export function vibrate(pattern: Pattern): void {
  if (!settings.vibration || prefersReducedMotion() || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate?.([...PATTERNS[pattern]]);
}
