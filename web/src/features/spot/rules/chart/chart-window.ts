import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { INTERVAL_MS, type Interval } from './candles.ts';

const BAR_MIN = 2;
const BAR_MAX = 48;
/** How many steps of free space are between the newest step and the axis. */
const FREE_RIGHT = 4;
/** At least this many steps stay in view. */
const KEPT_BARS = 8;

/** The steps in view. `right` is the step at the right edge, counted back from the newest; below 0 is free space. */
export interface ChartWindow {
  readonly barPx: number;
  readonly right: number;
}

export const FIRST_WINDOW: ChartWindow = { barPx: 8, right: -FREE_RIGHT };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const within = ({ barPx, right }: ChartWindow, count: number, widthPx: number): ChartWindow => {
  const shown = widthPx / barPx;
  return { barPx, right: clamp(right, KEPT_BARS - shown, Math.max(-FREE_RIGHT, count - KEPT_BARS)) };
};

/** Moves the window by pixels; dragging to the right reveals the past. */
export const panned = (window: ChartWindow, byPx: number, count: number, widthPx: number): ChartWindow =>
  within({ ...window, right: window.right + byPx / window.barPx }, count, widthPx);

/** Zooms around a position, whose step stays in place. */
export function zoomed(window: ChartWindow, factor: number, atPx: number, count: number, widthPx: number): ChartWindow {
  const barPx = clamp(window.barPx * factor, BAR_MIN, BAR_MAX);
  const fromRight = widthPx - atPx;
  const under = window.right + fromRight / window.barPx;
  return within({ barPx, right: under - fromRight / barPx }, count, widthPx);
}

/**
 * The window after newer steps were added. What is in view stays in place, unless that includes the newest step.
 */
export const afterNewer = (window: ChartWindow, added: number): ChartWindow =>
  window.right <= 0 ? window : { ...window, right: window.right + added };

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range of steps in view, or null where there is none. */
export function visible({ barPx, right }: ChartWindow, count: number, widthPx: number): Range | null {
  const to = Math.min(count - 1, Math.ceil(count - 1 - right));
  const from = Math.max(0, Math.floor(count - 1 - right - widthPx / barPx));
  return from <= to && count > 0 ? { from, to } : null;
}

/** The middle of a step, in pixels from the left. */
export const xOf = (index: number, { barPx, right }: ChartWindow, count: number, widthPx: number): number =>
  widthPx - (count - 1 - right - index + 0.5) * barPx;

/** Where the oldest step begins, in pixels from the left. */
export const beginOf = (window: ChartWindow, count: number, widthPx: number): number =>
  xOf(0, window, count, widthPx) - window.barPx / 2;

/** The step at a position, counted on beyond the existing ones. */
export const stepAt = (xPx: number, { barPx, right }: ChartWindow, count: number, widthPx: number): number =>
  Math.round(count - 1 - right + 0.5 - (widthPx - xPx) / barPx);

/** The existing step at a position, or null. */
export function indexAt(xPx: number, window: ChartWindow, count: number, widthPx: number): number | null {
  const index = stepAt(xPx, window, count, widthPx);
  return index >= 0 && index < count ? index : null;
}

/** Round numbers between two values, far enough apart to be labels: 1, 2, 2.5 or 5 times a power of ten. */
export function niceSteps(low: number, high: number, heightPx: number, gapPx: number): number[] {
  const span = high - low;
  if (!(span > 0) || heightPx <= 0) return [];
  const least = (span * gapPx) / heightPx;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= least && each % 1 === 0) ?? least,
  );
  const steps: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) steps.push(Math.round(at));
  return steps;
}

const OFFSET_MS = 8 * HOUR_MS;
const TIME_STEPS_MS = [
  ...[1, 5, 15, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 4, 7, 14, 28, 56, 91, 182, 364, 728].map((days) => days * DAY_MS),
];
const two = (value: number) => String(value).padStart(2, '0');

/** A function that returns the label below a step, in business time, or null for steps without one. */
export function timeWord(interval: Interval, barPx: number, gapPx: number): (atMs: number) => string | null {
  const every = INTERVAL_MS[interval];
  const stepMs = TIME_STEPS_MS.find((step) => step >= every && (step / every) * barPx >= gapPx) ?? DAY_MS * 728;
  const isLong = every >= INTERVAL_MS['1w'];
  return (atMs) => {
    const there = new Date(atMs + OFFSET_MS);
    const month = two(there.getUTCMonth() + 1);
    if (isLong) {
      const months = Math.max(1, Math.round(stepMs / (28 * DAY_MS)));
      const isFirst = interval === '1M' || there.getUTCDate() <= 7;
      return isFirst && there.getUTCMonth() % months === 0 ? `${there.getUTCFullYear()}/${month}` : null;
    }
    if (Math.round((atMs + OFFSET_MS) / every) % Math.round(stepMs / every) !== 0) return null;
    const isMidnight = (atMs + OFFSET_MS) % DAY_MS === 0;
    const date = `${month}/${two(there.getUTCDate())}`;
    if (stepMs >= DAY_MS || isMidnight) return date;
    const minute = `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`;
    return stepMs < MINUTE_MS ? `${minute}:${two(there.getUTCSeconds())}` : minute;
  };
}
