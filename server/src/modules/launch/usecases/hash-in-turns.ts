import { setImmediate } from 'node:timers/promises';
import type { ByteHashing } from '@bourse/core/launch/bytes.ts';
import { sha256Bytes } from '../../../platform/crypto/digest.ts';

/** Some milliseconds of hashing, after which everybody else has a turn. */
const HASHES_A_TURN = 1_000;

/** Does work that hashes, however much, without holding up what else the process does. */
export async function hashInTurns<Value>(work: ByteHashing<Value>): Promise<Value> {
  let step = work.next();
  for (let hashed = 1; !step.done; hashed += 1) {
    step = work.next(sha256Bytes(step.value));
    if (hashed % HASHES_A_TURN === 0) await setImmediate();
  }
  return step.value;
}
