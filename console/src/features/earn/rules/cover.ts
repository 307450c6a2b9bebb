import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { EarnProduct } from '../api/products.ts';

const WARN_MS = 3 * DAY_MS;

/** Whether the money for a product's interest ends within three days. */
export const endsSoon = ({ coveredUntilMs }: Pick<EarnProduct, 'coveredUntilMs'>, nowMs: number): boolean =>
  coveredUntilMs !== null && coveredUntilMs <= nowMs + WARN_MS;

/** Products whose money ends soon first, the soonest before the others; the rest as they are shown to people. */
export const mostUrgentFirst = (rows: readonly EarnProduct[], nowMs: number): readonly EarnProduct[] => {
  const urgent = rows.filter((row) => endsSoon(row, nowMs));
  const rest = rows.filter((row) => !endsSoon(row, nowMs));
  return [...urgent.toSorted((one, other) => one.coveredUntilMs! - other.coveredUntilMs!), ...rest];
};
