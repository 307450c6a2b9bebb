import type { Tone } from '../../../kit/badge.tsx';
import { subtractText } from '../../balances/public.ts';
import type { Subscription } from '../api/queries.ts';

export const TONE_OF: Readonly<Record<Subscription['state'], Tone>> = {
  SUBSCRIBED: 'info',
  PENDING_DEDUCTION: 'info',
  COMPLETED: 'ok',
  NOT_ALLOCATED: 'neutral',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
};

type Settled = Pick<Subscription, 'state' | 'committed' | 'cost'>;

/** What of a commitment is free again once it is settled; null while all of it is held. */
export function freedOf({ state, committed, cost }: Settled): string | null {
  if (state === 'CANCELLED' || state === 'NOT_ALLOCATED') return committed;
  return (state === 'COMPLETED' || state === 'REFUNDED') && cost !== null ? subtractText(committed, cost) : null;
}

/** What came back of what was paid, because the project was cancelled: all of it, and its tokens went back; null where nothing did. */
export const paidBackOf = ({ state, cost }: Omit<Settled, 'committed'>): string | null =>
  state === 'REFUNDED' ? cost : null;

/** Which parts of what was bought can be moved. */
export const unlockedCount = ({ unlocks }: Pick<Subscription, 'unlocks'>): number =>
  unlocks.filter(({ unlockedAtMs }) => unlockedAtMs !== null).length;
