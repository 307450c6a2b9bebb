import type { Queryable } from '../../../platform/db/db.ts';

/** The coins by their numbers in the trading core. */
export async function findCoinNames(q: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await q.query<{ number: number; asset: string }>('select number, asset from trading.asset');
  return new Map(rows.map(({ number, asset }) => [number, asset]));
}
