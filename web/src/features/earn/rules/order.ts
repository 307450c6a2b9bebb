import type { Tone } from '../../../kit/badge.tsx';
import type { Order } from '../api/queries.ts';

type State = Order['state'];

/** True while it earns, or will: it can be added to, redeemed and set. */
export const counts = ({ state }: Pick<Order, 'state'>): boolean => state === 'CONFIRMED' || state === 'EARNING';

const TONES: Readonly<Record<State, Tone>> = {
  CONFIRMED: 'info',
  EARNING: 'ok',
  REDEEMING: 'info',
  REDEEM_FAILED: 'danger',
  REDEEMED: 'neutral',
  CANCELLED: 'neutral',
};
export const toneOf = ({ state }: Pick<Order, 'state'>): Tone => TONES[state];

/** How an order can be ended now; null where it cannot. */
export type Ending = 'redeem' | 'cancel' | 'early';
export function endingOf(
  order: Pick<Order, 'state' | 'termDays' | 'interestStartMs' | 'maturesAtMs'>,
  canEndEarly: boolean,
  nowMs: number,
): Ending | null {
  if (!counts(order)) return null;
  if (order.termDays === 0) return 'redeem';
  if (nowMs < order.interestStartMs) return 'cancel';
  // It has ended, and only its payment is still to come.
  if (order.maturesAtMs !== null && nowMs >= order.maturesAtMs) return null;
  return canEndEarly ? 'early' : null;
}
