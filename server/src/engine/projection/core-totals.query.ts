import { HOUSE_TRADERS } from '@bourse/core/trading/accounts.ts';
import type { TradingReader } from '../../ledger/ports.ts';
import type { Queryable } from '../../platform/db/db.ts';

const IS_HOUSE = `b.account in (${[...HOUSE_TRADERS.values()].join(', ')})`;

/** What the core has according to its rows: over all accounts, and of that the house's, by coin. */
export const coreTotals: TradingReader = {
  inCore: (q) => totals(q, 'true'),
  ofHouse: (q) => totals(q, IS_HOUSE),
};

async function totals(q: Queryable, whose: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select a.asset, sum(b.available_minor + b.held_minor) as minor
     from trading.balance b join trading.asset a on a.number = b.asset where ${whose} group by a.asset`,
  );
  return new Map(rows.map(({ asset, minor }) => [asset, BigInt(minor)]));
}
