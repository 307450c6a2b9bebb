import type { Order } from './market.ts';

export type Tone = 'filled' | 'refused';

/** What ends an order as somebody expected: by hand, or because the other one of its list was carried out. */
const EXPECTED: readonly Order['reason'][] = ['cancelled', 'listEnded'];

/** What an order's news sounds like, or null where it is nothing to look up for. */
export function toneOf({ status, reason }: Pick<Order, 'status' | 'reason'>): Tone | null {
  if (status === 'completed') return 'filled';
  return reason === null || EXPECTED.includes(reason) ? null : 'refused';
}

/** Why an order ended, of what a person does not know already: that it was taken back was their own doing. */
export function endReasonOf({ status, reason }: Pick<Order, 'status' | 'reason'>) {
  if (reason === null || reason === 'cancelled') return null;
  return reason === 'expired' && status === 'invalid' ? ('nothing' as const) : reason;
}
