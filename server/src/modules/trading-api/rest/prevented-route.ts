import { SELF_TRADE_NAMES } from '../orders/self-trade.ts';
import { findPrevented } from '../queries/prevented.query.ts';
import { priceOf, quantityOf, wireSymbol } from '../shapes/decimals.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { type Caller, marketOf, ROWS_MAX, ROWS_USUAL, type Routes } from './route.ts';

/** Meetings of one person's orders that were kept from trading. */
export const PREVENTED_ROUTES: Routes = {
  'GET /api/v3/myPreventedMatches': {
    weight: (reader) => (reader.has('preventedMatchId') ? 2 : 20),
    access: 'read',
    run: myPreventedMatches,
  },
};

async function myPreventedMatches(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  const wanted = {
    id: reader.whole('preventedMatchId'),
    orderId: reader.whole('orderId'),
    fromId: reader.whole('fromPreventedMatchId'),
    limit: reader.limit(ROWS_USUAL, ROWS_MAX),
  };
  if (wanted.id === null && wanted.orderId === null) reader.refuse(FAULTS.missingEither('preventedMatchId', 'orderId'));
  if (wanted.id !== null && (wanted.orderId !== null || wanted.fromId !== null)) reader.refuse(FAULTS.badCombination());
  if (!market || reader.fault) return deny(reader.fault!);
  await deps.desk.waitForRows(uid);
  const rows = await findPrevented(deps.db, { account: Number(uid), market: market.market, ...wanted });
  const symbol = wireSymbol(market);
  return say(
    rows.map(({ id, makerOrder, takerOrder, ticks, makerLots, takerLots, selfTrade, atMs }) => ({
      symbol,
      preventedMatchId: id,
      takerOrderId: takerOrder,
      makerSymbol: symbol,
      makerOrderId: makerOrder,
      tradeGroupId: Number(uid),
      selfTradePreventionMode: SELF_TRADE_NAMES[selfTrade],
      price: priceOf(market, ticks),
      // Only the order that ended has a quantity here; a taker for a sum of quote has none.
      makerPreventedQuantity: selfTrade === 'expireTaker' ? undefined : quantityOf(market, makerLots),
      takerPreventedQuantity:
        selfTrade === 'expireMaker' || takerLots === 0 ? undefined : quantityOf(market, takerLots),
      transactTime: atMs,
    })),
  );
}
