import type { Db, Queryable } from '../../../platform/db/db.ts';

export interface MarketMakerRow {
  readonly uid: string;
  readonly name: string;
}

/** Accounts that make markets. Whoever counts what people did leaves these out. */
export function findMarketMakers(q: Queryable): Promise<MarketMakerRow[]> {
  return q.query<MarketMakerRow>('select uid, name from spot.market_maker order by name');
}

/** What some accounts have in the trading core, all of one sequence. */
export interface AccountsNow {
  readonly sequence: number;
  readonly orders: readonly {
    readonly id: number;
    readonly account: number;
    readonly market: number;
    readonly isBuy: boolean;
    readonly ticks: number;
    readonly openLots: number;
  }[];
  /** What is available and what orders hold, together. */
  readonly balances: readonly { readonly account: number; readonly asset: number; readonly totalMinor: bigint }[];
}

/** Reads open orders and balances of a few accounts. */
export async function findAccountsNow(db: Db, accounts: readonly number[]): Promise<AccountsNow> {
  return db.tx(async (tx) => {
    // Orders and balances are of one sequence only where one snapshot reads them all.
    await tx.query('set transaction isolation level repeatable read');
    const [progress] = await tx.query<{ sequence: string }>('select sequence from trading.progress');
    const orders = await tx.query<{
      id: string;
      account: string;
      market: number;
      is_buy: boolean;
      ticks: number;
      open_lots: string;
    }>(
      `select id, account, market, is_buy, ticks, lots - traded_lots as open_lots from trading.order
       where account = any($1::bigint[]) and closed_at_ms is null`,
      [accounts],
    );
    const balances = await tx.query<{ account: string; asset: number; total_minor: string }>(
      `select account, asset, available_minor + held_minor as total_minor from trading.balance
       where account = any($1::bigint[])`,
      [accounts],
    );
    return {
      sequence: Number(progress?.sequence ?? 0),
      orders: orders.map((row) => ({
        id: Number(row.id),
        account: Number(row.account),
        market: row.market,
        isBuy: row.is_buy,
        ticks: row.ticks,
        openLots: Number(row.open_lots),
      })),
      balances: balances.map((row) => ({
        account: Number(row.account),
        asset: row.asset,
        totalMinor: BigInt(row.total_minor),
      })),
    };
  });
}
