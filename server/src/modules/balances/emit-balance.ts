import type { Tx } from '../../platform/db/db.ts';
import { emit, emitAll } from '../../platform/outbox/outbox.ts';

/** Tells the person's open pages, after the commit, that balances have changed. */
export async function emitBalance(tx: Tx, uid: string, assets: readonly string[]): Promise<void> {
  await emit(tx, { topic: 'balances.changed', uid, payload: { assets } });
}

/** The same for many people at once. */
export const emitBalances = (tx: Tx, changed: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> =>
  emitAll(
    tx,
    [...changed].map(([uid, assets]) => ({ topic: 'balances.changed', uid, payload: { assets: [...assets] } })),
  );
