import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findByRequest } from '../queries/withdrawal.query.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';

/** Identifies a request of a person for ever. */
export interface RequestName {
  readonly uid: string;
  readonly operation: Withdrawal['operation'];
  readonly requestId: string;
  readonly inputHash: string;
}

/**
 * The result of an earlier request with the same id.
 *
 * @returns  null if the request is new
 * @refuses  IDEMPOTENCY_MISMATCH if the same id came with other input
 */
export async function findReplay(
  q: Queryable,
  name: RequestName,
): Promise<Result<Withdrawal | null, 'IDEMPOTENCY_MISMATCH'>> {
  const found = await findByRequest(q, name);
  if (found && found.inputHash !== name.inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  return ok(found);
}
