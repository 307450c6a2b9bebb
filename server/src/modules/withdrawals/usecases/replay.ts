import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findByRequest } from '../queries/withdrawal.query.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';

/** Names a request of a person for ever. */
export interface RequestName {
  readonly uid: string;
  readonly operation: Withdrawal['operation'];
  readonly requestId: string;
  readonly inputHash: string;
}

/**
 * The first result of a request that was made before.
 *
 * @returns  null where it is new
 * @refuses  IDEMPOTENCY_MISMATCH where the same id came with another input
 */
export async function findReplay(
  q: Queryable,
  name: RequestName,
): Promise<Result<Withdrawal | null, 'IDEMPOTENCY_MISMATCH'>> {
  const found = await findByRequest(q, name);
  if (found && found.inputHash !== name.inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  return ok(found);
}
