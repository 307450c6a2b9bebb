import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { percentOfBps } from '../../../lib/actions/percent.ts';
import { writeBusinessTime } from '../../../lib/time/business-time.ts';
import { PRESETS, type Preset, type TypedUnlock } from './draft.ts';

const WHOLE_BPS = 10_000;

/** The unlocks of a preset from a listing on: equal parts, and the last one what is left. */
export function presetUnlocks(preset: Preset, listingMs: number): readonly TypedUnlock[] {
  const { parts, days } = PRESETS[preset];
  const part = Math.floor(WHOLE_BPS / parts);
  return Array.from({ length: parts }, (_, index) => ({
    at: writeBusinessTime(listingMs + index * days * DAY_MS),
    percent: percentOfBps(index === parts - 1 ? WHOLE_BPS - part * (parts - 1) : part),
  }));
}
