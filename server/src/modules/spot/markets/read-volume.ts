import type { Queryable } from '../../../platform/db/db.ts';
import { findVolume, isMarketMaker } from '../queries/market-data/volume.query.ts';
import type { SpotDeps } from '../spot-deps.ts';

/** The coin that a market is paid in; null where there is no such market. */
export const quoteOf = ({ catalog }: Pick<SpotDeps, 'catalog'>, symbol: string): string | null =>
  catalog.find(symbol)?.quote ?? null;

/**
 * What a person and their grids bought and sold in some markets since a moment, minor units of the coin that all of them are paid
 * in. Trades with oneself count as nothing, also with a grid of one's own, and so do all of a market maker of the house.
 */
export async function volumeSince(
  { catalog }: Pick<SpotDeps, 'catalog'>,
  q: Queryable,
  uid: string,
  { symbols, fromMs }: { readonly symbols: readonly string[]; readonly fromMs: number },
): Promise<bigint> {
  const known = [...new Set(symbols)].flatMap((symbol) => catalog.find(symbol) ?? []);
  if (await isMarketMaker(q, uid)) return 0n;
  const volumes = await findVolume(
    q,
    Number(uid),
    known.map(({ market }) => market),
    fromMs,
  );
  return known.reduce((sum, { market, unitMinor }) => {
    const tickLots = volumes.find((each) => each.market === market)?.tickLots ?? 0n;
    return sum + tickLots * unitMinor;
  }, 0n);
}
