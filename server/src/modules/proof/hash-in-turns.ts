import { setImmediate as letOthers } from 'node:timers/promises';
import type { Hashing } from '@bourse/core/proof/hashing.ts';
import { sha256 } from '../../platform/crypto/digest.ts';

/** How many hashes are computed before the process serves others: some milliseconds. */
const TURN = 2_000;

/** Computes many hashes in small turns, so that the process can answer others meanwhile. */
export async function hashInTurns<Value>(work: Hashing<Value>): Promise<Value> {
  let step = work.next();
  for (let count = 1; !step.done; count++) {
    if (count % TURN === 0) await letOthers();
    step = work.next(sha256(step.value).toString('hex'));
  }
  return step.value;
}
