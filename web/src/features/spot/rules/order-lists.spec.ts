import { describe, expect, it } from 'vitest';
import type { Order, OwnTrade } from './market.ts';
import { ORDER_HEADS, orderFilterOf, orderRow, TRADE_HEADS, tradeRow } from './order-lists.ts';

const SYMBOLS = ['BTC_USDT', 'ETH_USDT'];
const ORDER: Order = {
  id: '77',
  clientId: '',
  symbol: 'ETH_USDT',
  side: 'sell',
  type: 'stop-limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '2610.66',
  stopPrice: '2639.66',
  wakes: 'below',
  quantity: '0.2',
  quoteAmount: null,
  displayQuantity: null,
  trailingDelta: null,
  traded: '0.1',
  turnover: '261.066',
  averagePrice: '2610.66',
  fee: '0.522132',
  feeAsset: 'USDT',
  status: 'cancelled',
  reason: 'cancelled',
  refusal: null,
  listId: null,
  createdAtMs: Date.parse('2026-11-21T18:22:47.123Z'),
  updatedAtMs: Date.parse('2026-11-21T18:23:00Z'),
};
const TRADE: OwnTrade = {
  id: '2-15',
  orderId: '77',
  symbol: 'ETH_USDT',
  side: 'sell',
  price: '2610.66',
  quantity: '0.1',
  turnover: '261.066',
  fee: '0.522132',
  feeAsset: 'USDT',
  isMaker: true,
  atMs: Date.parse('2026-11-21T18:22:47.123Z'),
};

describe('the filter of the address', () => {
  it('asks for what is set and known', () => {
    const query = new URLSearchParams('symbol=ETH_USDT&side=sell&type=stop-limit&status=invalid');
    expect(orderFilterOf(query, SYMBOLS)).toEqual({
      filter: { symbol: 'ETH_USDT', side: 'sell', type: 'stop-limit' },
      status: 'invalid',
    });
  });

  it('leaves out what nobody offers, so that an old or a typed link still shows a list', () => {
    const query = new URLSearchParams('symbol=DOGE_USDT&side=both&type=iceberg&status=unfilled');
    expect(orderFilterOf(query, SYMBOLS)).toEqual({ filter: {}, status: null });
  });
});

describe('a row of the file', () => {
  const named = (heads: readonly string[], row: readonly string[]) => {
    expect(row).toHaveLength(heads.length);
    return Object.fromEntries(heads.map((head, at) => [head, row[at]]));
  };

  it('has every number of an order as the books have it, and times of UTC', () => {
    expect(named(ORDER_HEADS, orderRow(ORDER))).toEqual({
      time_utc: '2026-11-21T18:22:47.123Z',
      pair: 'ETH_USDT',
      side: 'sell',
      type: 'stop-limit',
      price: '2610.66',
      stop_price: '2639.66',
      average_price: '2610.66',
      quantity: '0.2',
      quote_amount: '',
      traded: '0.1',
      turnover: '261.066',
      fee: '0.522132',
      fee_asset: 'USDT',
      status: 'cancelled',
      reason: 'cancelled',
      updated_utc: '2026-11-21T18:23:00.000Z',
      id: '77',
    });
  });

  it('says of a trade whose order it was and which side waited', () => {
    expect(named(TRADE_HEADS, tradeRow(TRADE))).toMatchObject({
      role: 'maker',
      order_id: '77',
      id: '2-15',
      fee: '0.522132',
    });
  });
});
