import type { CallOutput } from '../../../../lib/client.ts';
import { answer } from '../../../../lib/server.rig.ts';

/** The clock's time in the specs. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
type Market = CallOutput<'spot.markets'>['rows'][number];

export const MARKET: Market = {
  symbol: 'BTC_USDT',
  tmId: 1,
  base: 'BTC',
  quote: 'USDT',
  kind: 'spot',
  priceScale: 2,
  tick: '0.01',
  quantityScale: 4,
  lot: '0.0001',
  minNotional: '5',
  bandPercent: '10',
  status: 'open',
  baseScale: 8,
  quoteScale: 6,
};
const TICKER: CallOutput<'spot.quotations'>['rows'][number] = {
  symbol: 'BTC_USDT',
  last: '60000',
  open24h: '59000',
  high24h: '61000',
  low24h: '58000',
  changePercent: '1.69',
  baseVolume24h: '12.5',
  quoteVolume24h: '750000',
  bid: '59990',
  ask: '60010',
  atMs: NOW_MS,
};
const EMPTY = { rows: [], next: null };

export const ORDER: CallOutput<'spot.order'> = {
  id: '77',
  clientId: 'x',
  symbol: 'BTC_USDT',
  side: 'buy',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '60000',
  stopPrice: null,
  wakes: null,
  quantity: '0.01',
  quoteAmount: null,
  displayQuantity: null,
  trailingDelta: null,
  traded: '0',
  turnover: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'BTC',
  status: 'unfilled',
  reason: null,
  refusal: null,
  listId: null,
  createdAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
};

/** A purchase with a take profit and a stop loss, of which one cancels the other. */
export const LIST: CallOutput<'spot.orderList'> = {
  listId: '80',
  contingency: 'otoco',
  orders: [
    { ...ORDER, id: '81', listId: '80' },
    {
      ...ORDER,
      id: '82',
      listId: '80',
      side: 'sell',
      type: 'stop-market',
      timeInForce: 'ioc',
      price: null,
      stopPrice: '63000',
      wakes: 'above',
      quantity: '0.0099',
      status: 'pending',
    },
    {
      ...ORDER,
      id: '83',
      listId: '80',
      side: 'sell',
      type: 'stop-limit',
      price: '57900',
      stopPrice: '58000',
      wakes: 'below',
      quantity: '0.0099',
      status: 'pending',
    },
  ],
};

const coinOf = (asset: string, ledgerScale: number, displayScale: number) => ({
  asset,
  name: asset,
  ledgerScale,
  displayScale,
  sort: 1,
  networks: [],
});

/** How much of a coin a person can transfer, where only the funding account has any. */
export const fundingOf = (asset: string, available: string): CallOutput<'transfers.info'> => ({
  asset,
  ledgerScale: asset === 'BTC' ? 8 : 6,
  accounts: [
    { account: 'funding', opened: true, available },
    { account: 'spot', opened: true, available: '0' },
  ],
});

/** Answers for one market with a thin book, and a person with both of its coins. */
export function answerMarket(): void {
  answer('spot.markets', { rows: [MARKET] });
  answer('spot.quotations', { rows: [TICKER] });
  answer('assets.coins', { coins: [coinOf('BTC', 8, 8), coinOf('USDT', 6, 2)] });
  answer('transfers.info', ({ asset = '' }) => fundingOf(asset, '0'));
  answer('spot.depth', {
    symbol: MARKET.symbol,
    sequence: 1,
    bids: [['59990', '0.5']],
    asks: [
      ['60010', '0.25'],
      ['60100', '1'],
    ],
  });
  answer('spot.tradeLimitFills', {
    symbol: MARKET.symbol,
    rows: [{ id: '1', price: '60000', quantity: '0.1', side: 'buy', atMs: NOW_MS }],
  });
  answer('spot.klineData', ({ interval }) => ({ symbol: MARKET.symbol, interval: interval as '1h', rows: [] }));
  answer('spot.fees', { level: 0, makerPpm: 1_000, takerPpm: 1_500 });
  answer('spot.balances', {
    rows: [
      { asset: 'BTC', available: '2', held: '0' },
      { asset: 'USDT', available: '10000', held: '0' },
    ],
  });
  answer('spot.openOrders', EMPTY);
  answer('spot.orderHistory', EMPTY);
  answer('spot.trades', EMPTY);
  answer('pricing.rates', { prices: [], fiat: [{ currency: 'USD', perUsdt: '1' }], fiatAtMs: NOW_MS });
}
