import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { findByRequest } from '../queries/withdrawal.query.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import type { WalletDeps } from '../wallet-deps.ts';

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
  deps: WalletDeps,
  name: RequestName,
): Promise<Result<Withdrawal | null, 'IDEMPOTENCY_MISMATCH'>> {
  const found = await findByRequest(deps.db, name);
  if (found && found.inputHash !== name.inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  return ok(found);
}

const running = new Map<string, Promise<unknown>>();

/**
 * Makes the same request, sent twice at the same moment, run once: the second would otherwise find its codes spent by the
 * first and be refused although it succeeded.
 */
export function once<Value>(name: RequestName, work: () => Promise<Value>): Promise<Value> {
  const key = [name.uid, name.operation, name.requestId, name.inputHash].join(' ');
  const before = running.get(key) as Promise<Value> | undefined;
  if (before) return before;
  const promise = work().finally(() => running.delete(key));
  running.set(key, promise);
  return promise;
}
