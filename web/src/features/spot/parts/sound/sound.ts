import { isFlagOn, useFlag } from '../../../../lib/person/preferences.ts';
import type { Tone } from '../../rules/order-tone.ts';

const FLAG = 'spot.sound';
/** Hertz, one after the other. */
const TONES: Readonly<Record<Tone, readonly number[]>> = { filled: [660, 880], refused: [240] };
const TONE_SECONDS = 0.12;
const LOUDNESS = 0.12;

/** Whether this device says aloud what became of an order. Off until somebody turns it on. */
export const useSound = () => useFlag(FLAG);

let context: AudioContext | null = null;

/** A short tone, where sound is on. A browser that makes none is no fault. */
export function ring(tone: Tone): void {
  if (!isFlagOn(FLAG) || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser keeps the page silent until somebody has touched it.
  void context.resume().catch(() => undefined);
  const { currentTime, destination } = context;
  TONES[tone].forEach((hertz, at) => {
    const [oscillator, gain] = [context!.createOscillator(), context!.createGain()];
    const from = currentTime + at * TONE_SECONDS;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(LOUDNESS, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS);
    oscillator.connect(gain).connect(destination);
    oscillator.start(from);
    oscillator.stop(from + TONE_SECONDS);
  });
}
