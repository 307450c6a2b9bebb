import type { Tx } from '../../../platform/db/db.ts';

/** Marks an account as a market maker; safe to repeat. */
export async function insertMarketMaker(
  tx: Tx,
  maker: { readonly uid: string; readonly name: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    'insert into spot.market_maker (uid, name, created_at_ms) values ($1, $2, $3) on conflict (uid) do nothing',
    [maker.uid, maker.name, maker.nowMs],
  );
}
