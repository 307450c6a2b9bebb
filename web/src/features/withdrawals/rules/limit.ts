import type { limitLine } from '@bourse/contract/withdrawal-shapes.ts';
import type { z } from 'zod';
import { exact, subtractText } from '../../balances/public.ts';

export type LimitLine = z.output<typeof limitLine>;

/** Which percentage of the 24 h limit is used, for a bar; any use shows at least a sliver. */
export function limitPercent({ usedUsdt, limitUsdt }: Pick<LimitLine, 'usedUsdt' | 'limitUsdt'>): number {
  const used = exact(usedUsdt);
  const limit = exact(limitUsdt);
  if (limit <= 0n || used >= limit) return 100;
  if (used === 0n) return 0;
  return Math.max(1, Number((used * 100n) / limit));
}

const restOf = (limitUsdt: string, usedUsdt: string): string => {
  const rest = subtractText(limitUsdt, usedUsdt);
  return rest.startsWith('-') ? '0' : rest;
};

/** What each limit leaves and when more is freed, so that a form can name the limit that applies. */
export const limitTerms = (limit: LimitLine) => ({
  limitRemainingUsdt: restOf(limit.limitUsdt, limit.usedUsdt),
  limit30dRemainingUsdt: limit.limit30dUsdt === null ? null : restOf(limit.limit30dUsdt, limit.used30dUsdt),
  limitFreesAtMs: limit.nextFreeAtMs,
  limit30dFreesAtMs: limit.nextFree30dAtMs,
});
