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

/** What of a commitment is free again once it is settled; null while all of it is held. */
export function freedOf({ state, committed, cost }: Pick<Subscription, 'state' | 'committed' | 'cost'>): string | null {
  if (state === 'CANCELLED' || state === 'NOT_ALLOCATED' || state === 'REFUNDED') return committed;
  return state === 'COMPLETED' && cost !== null ? subtractText(committed, cost) : null;
}

/** Which parts of what was bought can be moved. */
export const unlockedCount = ({ unlocks }: Pick<Subscription, 'unlocks'>): number =>
  unlocks.filter(({ unlockedAtMs }) => unlockedAtMs !== null).length;
