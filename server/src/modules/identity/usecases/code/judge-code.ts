import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { equalBytes } from '../../../../platform/crypto/digest.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { CODE_TRIES_MAX, countWrongCode, lockNewestCode } from '../../store/code.store.ts';
import { type CodeUse, codeHash } from './issue-code.ts';

export type CodeRefusal = 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_SPENT';

/**
 * Judges six digits and counts a wrong try, in a transaction of its own, so that the count stays even if the caller
 * rolls back. A right code is used up only by `spendCode`, in the transaction of what it permits.
 *
 * @returns  the id to pass to `spendCode`
 * @refuses  CODE_WRONG (triesLeft) | CODE_EXPIRED | CODE_SPENT, also for every try after the last wrong one
 */
export function judgeCode(deps: IdentityDeps, use: CodeUse, digits: string): Promise<Result<string, CodeRefusal>> {
  const nowMs = deps.clock.nowMs();
  return deps.db.tx(async (tx): Promise<Result<string, CodeRefusal>> => {
    const code = await lockNewestCode(tx, use);
    if (!code || code.expiresAtMs <= nowMs) return refuse('CODE_EXPIRED');
    if (code.isUsed || code.wrong >= CODE_TRIES_MAX) return refuse('CODE_SPENT');
    const isRight = code.codeHash !== null && equalBytes(code.codeHash, codeHash(deps, code.id, use, digits));
    if (isRight) return ok(code.id);
    await countWrongCode(tx, code.id);
    return refuse('CODE_WRONG', { triesLeft: CODE_TRIES_MAX - code.wrong - 1 });
  });
}
