import type { Tx } from '../../platform/db/db.ts';
import { emit } from '../../platform/outbox/outbox.ts';

/** Says that numbers of a person have changed, after the commit. */
export async function emitBalance(tx: Tx, uid: string, assets: readonly string[]): Promise<void> {
  await emit(tx, { topic: 'balances.changed', uid, payload: { assets } });
}
