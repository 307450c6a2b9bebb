import type { Order } from './market.ts';

export type Tone = 'filled' | 'refused';

/** Expected ends of an order: it was cancelled, or the other order of its list was executed. */
const EXPECTED: readonly Order['reason'][] = ['cancelled', 'listEnded'];

/** The sound for an order's news, or null where the news needs no attention. */
export function toneOf({ status, reason }: Pick<Order, 'status' | 'reason'>): Tone | null {
  if (status === 'completed') return 'filled';
  return reason === null || EXPECTED.includes(reason) ? null : 'refused';
}

/** Why an order ended, unless the person knows already because they cancelled it. */
export function endReasonOf({ status, reason }: Pick<Order, 'status' | 'reason'>) {
  if (reason === null || reason === 'cancelled') return null;
  return reason === 'expired' && status === 'invalid' ? ('nothing' as const) : reason;
}
