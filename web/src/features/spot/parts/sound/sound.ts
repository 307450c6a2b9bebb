import { isFlagOn, useFlag } from '../../../../lib/person/preferences.ts';
import type { Tone } from '../../rules/order-tone.ts';

const FLAG = 'spot.sound';
/** Frequencies in hertz, played one after the other. */
const TONES: Readonly<Record<Tone, readonly number[]>> = { filled: [660, 880], refused: [240] };
const TONE_SECONDS = 0.12;
const LOUDNESS = 0.12;

/** Whether this device plays sounds for orders. Off until somebody turns it on. */
export const useSound = () => useFlag(FLAG);

let context: AudioContext | null = null;

/** Plays a short tone if sound is on. A browser that cannot is no error. */
export function ring(tone: Tone): void {
  if (!isFlagOn(FLAG) || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep a page silent until somebody has interacted with it.
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
