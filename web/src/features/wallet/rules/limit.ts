import type { limitLine } from '@bourse/contract/withdrawal-shapes.ts';
import type { z } from 'zod';
import { exact, subtractText } from './exact.ts';

export type LimitLine = z.output<typeof limitLine>;

/** How much of the 24 h limit is used, 0 to 100, for a bar; anything used shows at least a sliver. */
export function limitPercent({ usedUsdt, limitUsdt }: Pick<LimitLine, 'usedUsdt' | 'limitUsdt'>): number {
  const used = exact(usedUsdt);
  const limit = exact(limitUsdt);
  if (limit <= 0n || used >= limit) return 100;
  if (used === 0n) return 0;
  return Math.max(1, Number((used * 100n) / limit));
}

/** What the 30 days still allow; null where there is no such limit. */
const remaining30d = ({ limit30dUsdt, used30dUsdt }: LimitLine): string | null => {
  if (limit30dUsdt === null) return null;
  const rest = subtractText(limit30dUsdt, used30dUsdt);
  return rest.startsWith('-') ? '0' : rest;
};

/** What a form judges an amount by: how much both limits leave, and when more is free. */
export const limitTerms = (limit: LimitLine) => ({
  limitRemainingUsdt: limit.remainingUsdt,
  limit30dRemainingUsdt: remaining30d(limit),
  limitFreesAtMs: limit.nextFreeAtMs,
  limit30dFreesAtMs: limit.nextFree30dAtMs,
});
