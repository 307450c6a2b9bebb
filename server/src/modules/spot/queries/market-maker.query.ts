import type { Db, Queryable } from '../../../platform/db/db.ts';

export interface MarketMakerRow {
  readonly uid: string;
  readonly name: string;
}

/** The accounts of market makers, so that they can be left out of counts of what people did. */
export function findMarketMakers(q: Queryable): Promise<MarketMakerRow[]> {
  return q.query<MarketMakerRow>('select uid, name from spot.market_maker order by name');
}

/** The state of some accounts in the trading core, all from one sequence. */
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
  /** Available and held together. */
  readonly balances: readonly { readonly account: number; readonly asset: number; readonly totalMinor: bigint }[];
}

/** Reads open orders and balances of a few accounts. */
export async function findAccountsNow(db: Db, accounts: readonly number[]): Promise<AccountsNow> {
  return db.tx(async (tx) => {
    // One snapshot reads orders and balances, so that they are from one sequence.
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
