import { DAY_MS } from '../calendar/durations.ts';

/** How long before its end the owner of an order with a term is told what will happen then. */
const BEFORE_MS = [3 * DAY_MS, DAY_MS] as const;

/**
 * When the owner of an order is told next that its end comes.
 *
 * @param openedAtMs  nothing is told that was so already when the order began
 * @param afterMs     what lies up to here is over: who could not be told in time is told once, and not of each
 * @returns           null where nothing is left to tell
 */
export function nextReminderMs(
  { openedAtMs, maturesAtMs }: { readonly openedAtMs: number; readonly maturesAtMs: number },
  afterMs: number,
): number | null {
  return BEFORE_MS.map((before) => maturesAtMs - before).find((atMs) => atMs > openedAtMs && atMs > afterMs) ?? null;
}
