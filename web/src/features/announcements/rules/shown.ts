import type { CallOutput } from '../../../lib/client.ts';

export type Announcement = CallOutput<'announcements.current'>['rows'][number];

/** The announcements that run now and were not closed on this device. */
export const shownNow = (
  rows: readonly Announcement[],
  closed: ReadonlySet<string>,
  nowMs: number,
): readonly Announcement[] =>
  rows.filter(({ id, fromMs, untilMs }) => fromMs <= nowMs && (untilMs === null || untilMs > nowMs) && !closed.has(id));

const KEPT_MAX = 50;

/** Adds one to the closed ones. The oldest are forgotten, because their time is over. */
export const withClosed = (closed: readonly string[], id: string): readonly string[] =>
  [...closed.filter((each) => each !== id), id].slice(-KEPT_MAX);
