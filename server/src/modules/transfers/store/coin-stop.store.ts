import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { IS_IN_TRANSIT } from '../../balances/public.ts';

/**
 * Stops a coin: after the commit no transfer of it begins. Waits for transactions that are just writing transfers.
 *
 * @invariant a transaction that writes its transfer first and then asks `isCoinStopped` either sees the stop, or its
 *             transfer is seen by `isCoinUnderWay`
 */
export async function stopCoin(tx: Tx, asset: string, nowMs: number): Promise<void> {
  await tx.query('lock table wallet.transfer in share row exclusive mode');
  await tx.query('insert into wallet.coin_stop (asset, since_ms) values ($1, $2) on conflict do nothing', [
    asset,
    nowMs,
  ]);
}

export async function resumeCoin(tx: Tx, asset: string): Promise<void> {
  await tx.query('delete from wallet.coin_stop where asset = $1', [asset]);
}

/** Whether transfers of a coin are stopped now. */
export async function isCoinStopped(q: Queryable, asset: string): Promise<boolean> {
  return (await q.query('select asset from wallet.coin_stop where asset = $1', [asset])).length > 0;
}

/** Every coin whose transfers are stopped now. */
export async function findStoppedCoins(q: Queryable): Promise<string[]> {
  return (await q.query<{ asset: string }>('select asset from wallet.coin_stop')).map(({ asset }) => asset);
}

/** Whether a transfer of a coin is still under way. */
export async function isCoinUnderWay(q: Queryable, asset: string): Promise<boolean> {
  const rows = await q.query(
    `select t.id from wallet.transfer t
      where t.asset = $1 and (t.state in ('LEAVING', 'ASKED') or t.state = 'REFUSED' and ${IS_IN_TRANSIT}) limit 1`,
    [asset],
  );
  return rows.length > 0;
}
