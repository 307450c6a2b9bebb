import { ORDER_COLUMNS, type OrderColumns, orderOfColumns } from '../../../engine/projection/told-rows.ts';
import { type RecordList, recordList, withMore } from '../../../platform/db/record-list.ts';
import type { Market } from '../markets/market.ts';
import type { MarketCatalog } from '../markets/market-catalog.ts';
import { orderOut, ownTradeOut } from '../views.ts';
import { findOwnTrades } from './trade.query.ts';

const orders = recordList({
  name: 'spot_orders',
  columns: ORDER_COLUMNS,
  from: 'trading.order o',
  where: 'o.account = $1::bigint',
  time: 'o.created_at_ms',
  id: 'o.id',
  idType: 'bigint',
  isById: true,
});

/** Every order and trade of a person, in words for people; trades newest first. */
export function spotRecords(catalog: Pick<MarketCatalog, 'at'>): {
  readonly orders: RecordList;
  readonly trades: RecordList;
} {
  const marketAt = (number: number): Market => {
    const market = catalog.at(number);
    if (!market) throw new Error(`the market ${number} is not known here yet`);
    return market;
  };
  return {
    orders: withMore(orders, async (_q, rows) =>
      // The columns of the query are exactly those of `ORDER_COLUMNS`.
      (rows as unknown as readonly OrderColumns[]).map((row) => ({
        ...orderOut(marketAt(row.market), orderOfColumns(row)),
      })),
    ),
    trades: {
      name: 'spot_trades',
      async read(q, { uid, fromMs, toMs, after, limit }) {
        const filter = { account: Number(uid), fromMs: fromMs ?? undefined, toMs: toMs - 1 };
        const before = after && {
          sequence: Number(after.sequence),
          market: Number(after.market),
          tradeId: Number(after.tradeId),
        };
        const found = await findOwnTrades(q, { ...filter, before, limit });
        const last = found.at(-1);
        return {
          rows: found.map((trade) => ({ ...ownTradeOut(marketAt(trade.market), trade) })),
          next:
            last && found.length === limit
              ? { sequence: last.sequence, market: last.market, tradeId: last.tradeId }
              : null,
        };
      },
    },
  };
}
