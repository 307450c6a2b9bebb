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

/**
 * Answers a request that was made before with its first result, and does the work of a new one. The same request may be
 * under way in another process: the work looks for it again behind the person's lock, and a refusal counts only if the
 * other has not succeeded meanwhile, because it may be the other that has spent the codes or the money.
 */
export async function replayOr<Value, Code extends string>(
  find: () => Promise<Result<Value | null, 'IDEMPOTENCY_MISMATCH'>>,
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'IDEMPOTENCY_MISMATCH'>> {
  const before = await find();
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const result = await work();
  if (result.ok) return result;
  const meanwhile = await find();
  if (!meanwhile.ok) return meanwhile;
  return meanwhile.value ? ok(meanwhile.value) : result;
}
