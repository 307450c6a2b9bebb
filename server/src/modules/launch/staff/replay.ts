import { parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findMove, type MoveKind } from '../queries/money-move.query.ts';

interface Wanted {
  readonly requestId: string;
  readonly projectId: string;
  /** Told where somebody chooses it. */
  readonly account?: string;
  readonly asset: string;
  readonly amount: string;
  readonly uid: string | null;
}

/**
 * Whether a request of Finance has been carried out already.
 *
 * @refuses IDEMPOTENCY_MISMATCH where its id has moved something else
 */
export async function isDone(
  { assets }: Pick<LaunchDeps, 'assets'>,
  q: Queryable,
  kind: MoveKind,
  wanted: Wanted,
): Promise<Result<boolean, 'IDEMPOTENCY_MISMATCH'>> {
  const done = await findMove(q, kind, wanted.requestId);
  if (!done) return ok(false);
  const amount = parseAmount(wanted.amount, assets.coin(done.asset)!.ledgerScale);
  const isSame =
    done.projectId === wanted.projectId &&
    done.asset === wanted.asset &&
    (wanted.account === undefined || done.account === wanted.account) &&
    done.uid === wanted.uid &&
    amount.ok &&
    amount.value === done.amountMinor;
  return isSame ? ok(true) : refuse('IDEMPOTENCY_MISMATCH');
}
