import { expect } from '@playwright/test';
import * as library from 'binance-api-node';
import { demoNowMs } from '../../exchange/person.ts';
import type { Client, Refusal } from './every-method.ts';
import { type Floor, MARKET, type Trader } from './traders.ts';

const { base, quote, symbol } = MARKET;
const LIMIT = { symbol, type: 'LIMIT' } as const;
const PRICE = '3000.00000000';
const whole = expect.any(Number);
const decimal = expect.stringMatching(/^[0-9]+\.[0-9]{8,}$/);

// biome-ignore lint/suspicious/noExplicitAny: its own types are of another time than its calls
type Told = any;
type Calls = Readonly<Record<string, (...given: readonly unknown[]) => Promise<Told>>>;
type Leave = (options?: object) => void;
type Streams = Readonly<Record<string, (...given: readonly unknown[]) => Leave | Promise<Leave>>>;

/** What it exports by default, as it says itself and as Node.js reads it; its types tell of neither. */
const { default: createClient } = library.default as unknown as {
  readonly default: (options: object) => Calls & { readonly ws: Streams };
};

function clientOf({ http, socket }: Floor, { apiKey, secret }: Trader) {
  const addresses = { httpBase: http, wsBase: `${socket}/ws`, wsApi: `${socket}/ws-api/v3` };
  const futures = { httpFutures: http, httpDelivery: http, httpPortfolioMargin: http };
  return createClient({ apiKey, apiSecret: secret, getTime: demoNowMs, ...addresses, ...futures });
}

/** The client `binance-api-node` over HTTP. */
export function overHttp(floor: Floor): Client {
  const [nora, paul] = [clientOf(floor, floor.nora), clientOf(floor, floor.paul)];
  const { ws: _, ...calls } = nora;
  return {
    methods: Object.keys(calls),
    offered: { ...trading(nora, paul), ...marketData(nora), ...account(nora) },
    elsewhere: [['getInfo', 'it tells of what was answered before']],
    coming: {},
    probe: (method) => refusalOf(() => nora[method]!(ANYTHING, ANYTHING)),
  };
}

const ANYTHING = {
  symbol,
  pair: symbol,
  side: 'BUY',
  type: 'LIMIT',
  quantity: 1,
  price: 1,
  stopPrice: 1,
  asset: 'USDT',
};

async function refusalOf(call: () => Promise<unknown>): Promise<Refusal> {
  try {
    return { code: 0, called: `answered ${JSON.stringify(await call())}` };
  } catch (error) {
    const { code, url } = error as { readonly code?: number; readonly url?: string };
    if (url === undefined) throw error;
    return { code, called: new URL(url).pathname };
  }
}

function trading(nora: Calls, paul: Calls): Client['offered'] {
  let sold = 0;
  let list = 0;
  return {
    order: async () => {
      const part = { ...LIMIT, side: 'SELL', quantity: '0.5', price: '3000', icebergQty: '0.2' };
      const order = await nora.order!(part);
      expect(order).toMatchObject({ symbol, status: 'NEW', price: PRICE });
      expect(await nora.book!({ symbol, limit: 5 })).toMatchObject({ asks: [{ quantity: '0.20000000' }] });
      sold = order.orderId;
      const bought = await paul.order!({ symbol, side: 'BUY', type: 'MARKET', quantity: '0.1' });
      expect(bought).toMatchObject({ status: 'FILLED', fills: [{ price: PRICE, commissionAsset: base }] });
    },
    orderTest: async () =>
      expect(await nora.orderTest!({ ...LIMIT, side: 'BUY', quantity: '0.1', price: '2000' })).toEqual({}),
    // What somebody else did is in one's own rows a moment after that person was answered.
    getOrder: async () =>
      expect
        .poll(() => nora.getOrder!({ symbol, orderId: sold }))
        .toMatchObject({
          orderId: sold,
          executedQty: '0.10000000',
        }),
    openOrders: async () => expect(await nora.openOrders!({ symbol })).toMatchObject([{ orderId: sold }]),
    updateOrder: async () => {
      const order = { ...LIMIT, side: 'SELL', quantity: '0.2', price: '3100', cancelOrderId: sold };
      expect(await nora.updateOrder!(order)).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
    },
    cancelOrder: async () => {
      const [order] = await nora.openOrders!({ symbol });
      const { orderId } = order!;
      expect(await nora.cancelOrder!({ symbol, orderId })).toMatchObject({ orderId, status: 'CANCELED' });
      await expect(nora.cancelOrder!({ symbol, orderId })).rejects.toMatchObject({ code: -2011 });
    },
    allOrders: async () =>
      expect(
        (await nora.allOrders!({ symbol, orderId: sold })).map(({ status }: { readonly status: string }) => status),
      ).toEqual(['CANCELED', 'CANCELED']),
    orderOco: async () => {
      const prices = { price: '3500', stopPrice: '2500', stopLimitPrice: '2490' };
      const made = await nora.orderOco!({ symbol, side: 'SELL', quantity: '0.1', ...prices });
      expect(made).toMatchObject({ contingencyType: 'OCO', orders: [{ symbol }, { symbol }] });
      list = made.orderListId;
    },
    getOrderOco: async () =>
      expect(await nora.getOrderOco!({ orderListId: list })).toMatchObject({ orderListId: list }),
    allOrdersOCO: async () =>
      expect(await nora.allOrdersOCO!({ fromId: list })).toMatchObject([
        { orderListId: list, listOrderStatus: 'EXECUTING' },
      ]),
    cancelOrderOco: async () =>
      expect(await nora.cancelOrderOco!({ symbol, orderListId: list })).toMatchObject({
        listOrderStatus: 'ALL_DONE',
      }),
    cancelOpenOrders: async () => {
      await nora.order!({ ...LIMIT, side: 'BUY', quantity: '0.1', price: '2000' });
      expect(await nora.cancelOpenOrders!({ symbol })).toMatchObject([{ symbol, status: 'CANCELED' }]);
    },
    myTrades: async () =>
      expect(await nora.myTrades!({ symbol, orderId: sold })).toMatchObject([{ price: PRICE, commissionAsset: quote }]),
  };
}

function marketData(nora: Calls): Client['offered'] {
  return {
    ping: async () => expect(await nora.ping!()).toBe(true),
    time: async () => expect(Math.abs((await nora.time!()) - demoNowMs())).toBeLessThan(60_000),
    exchangeInfo: async () =>
      expect(await nora.exchangeInfo!({ symbol })).toMatchObject({ symbols: [{ symbol, baseAsset: base }] }),
    book: async () =>
      expect(await nora.book!({ symbol, limit: 5 })).toEqual({
        lastUpdateId: whole,
        bids: expect.any(Array),
        asks: expect.any(Array),
      }),
    aggTrades: async () =>
      expect((await nora.aggTrades!({ symbol, limit: 1 }))[0]).toMatchObject({
        aggId: whole,
        price: PRICE,
        isBuyerMaker: false,
      }),
    candles: async () =>
      expect((await nora.candles!({ symbol, interval: '1h', limit: 1 }))[0]).toMatchObject({
        close: PRICE,
        trades: whole,
      }),
    trades: async () =>
      expect((await nora.trades!({ symbol, limit: 1 }))[0]).toMatchObject({ price: PRICE, qty: decimal }),
    tradesHistory: async () =>
      expect(await nora.tradesHistory!({ symbol, limit: 1 })).toMatchObject([{ price: PRICE }]),
    dailyStats: async () => expect(await nora.dailyStats!({ symbol })).toMatchObject({ symbol, lastPrice: PRICE }),
    prices: async () => expect(await nora.prices!({ symbol })).toEqual({ [symbol]: PRICE }),
    avgPrice: async () => expect(await nora.avgPrice!({ symbol })).toMatchObject({ mins: 5, price: decimal }),
    allBookTickers: async () => expect(await nora.allBookTickers!()).toMatchObject({ BTCUSDT: { bidPrice: decimal } }),
    publicRequest: async () => expect(await nora.publicRequest!('GET', '/api/v3/ping')).toEqual({}),
    privateRequest: async () =>
      expect(await nora.privateRequest!('GET', '/api/v3/account/commission', { symbol })).toMatchObject({ symbol }),
    // What clients load at their start: there is nothing of it.
    futuresExchangeInfo: async () => expect(await nora.futuresExchangeInfo!()).toEqual({ symbols: [] }),
    deliveryExchangeInfo: async () => expect(await nora.deliveryExchangeInfo!()).toEqual({ symbols: [] }),
    isolatedMarginAllPairs: async () => expect(await nora.isolatedMarginAllPairs!()).toEqual([]),
  };
}

function account(nora: Calls): Client['offered'] {
  let listenKey = '';
  const coin = expect.objectContaining({ coin: base, trading: true });
  return {
    accountInfo: async () => expect(await nora.accountInfo!()).toMatchObject({ accountType: 'SPOT', canTrade: true }),
    tradeFee: async () =>
      expect(await nora.tradeFee!({ symbol })).toEqual([
        { symbol, makerCommission: '0.00200000', takerCommission: '0.00200000' },
      ]),
    apiRestrictions: async () =>
      expect(await nora.apiRestrictions!()).toMatchObject({ enableReading: true, enableWithdrawals: false }),
    capitalConfigs: async () => expect(await nora.capitalConfigs!()).toContainEqual(coin),
    accountCoins: async () => expect(await nora.accountCoins!({})).toContainEqual(coin),
    assetDetail: async () =>
      expect(await nora.assetDetail!({ asset: base })).toMatchObject({ [base]: { depositStatus: true } }),
    depositAddress: async () =>
      expect(await nora.depositAddress!({ coin: base })).toMatchObject({
        coin: base,
        address: expect.stringMatching(/^0x/),
      }),
    depositHistory: async () =>
      expect(await nora.depositHistory!({ coin: quote })).toMatchObject([{ coin: quote, network: 'ETH' }]),
    withdrawHistory: async () => expect(await nora.withdrawHistory!({})).toEqual([]),
    universalTransfer: async () =>
      expect(await nora.universalTransfer!({ type: 'MAIN_FUNDING', asset: base, amount: 0.25 })).toMatchObject({
        tranId: whole,
      }),
    universalTransferHistory: async () =>
      expect(await nora.universalTransferHistory!({ type: 'MAIN_FUNDING', size: 1 })).toMatchObject({
        rows: [{ asset: base, amount: expect.stringMatching(/^0\.25/), status: 'CONFIRMED' }],
      }),
    fundingWallet: async () => expect(await nora.fundingWallet!({ asset: base })).toMatchObject([{ asset: base }]),
    getDataStream: async () => {
      ({ listenKey } = await nora.getDataStream!());
      expect(listenKey).toMatch(/^[A-Za-z0-9_-]{64}$/);
    },
    keepDataStream: async () => expect(await nora.keepDataStream!({ listenKey })).toEqual({}),
    closeDataStream: async () => expect(await nora.closeDataStream!({ listenKey })).toEqual({}),
  };
}

/** The same client's streams. */
export function streams(floor: Floor): Client {
  const [nora, paul] = [clientOf(floor, floor.nora), clientOf(floor, floor.paul)];
  const little = { symbol, quantity: '0.01' };
  const trade = async () => {
    await nora.order!({ ...little, side: 'SELL', type: 'LIMIT', price: '3000' });
    await paul.order!({ ...little, side: 'BUY', type: 'MARKET' });
  };
  /** Follows a stream; somebody trades, again and again, until it has told of it. */
  const hear = async (follow: (tell: (event: unknown) => void) => Leave | Promise<Leave>, what: object) => {
    const heard: unknown[] = [];
    const leave = await follow((event) => heard.push(...(Array.isArray(event) ? event : [event])));
    try {
      await expect(async () => {
        await trade();
        expect(heard).toContainEqual(expect.objectContaining(what as Record<string, unknown>));
      }).toPass({ intervals: [100] });
    } finally {
      leave({ delay: 0, fastClose: true });
    }
  };
  const { ws } = nora;
  const levels = { symbol, level: 5, bids: expect.any(Array), lastUpdateId: whole };
  return {
    methods: Object.keys(ws),
    offered: {
      depth: () => hear((tell) => ws.depth!(symbol, tell), { symbol, eventType: 'depthUpdate', finalUpdateId: whole }),
      partialDepth: () => hear((tell) => ws.partialDepth!({ symbol, level: 5 }, tell), levels),
      candles: () => hear((tell) => ws.candles!(symbol, '1m', tell), { symbol, interval: '1m', close: PRICE }),
      trades: () => hear((tell) => ws.trades!(symbol, tell), { symbol, price: PRICE, quantity: '0.01000000' }),
      aggTrades: () => hear((tell) => ws.aggTrades!(symbol, tell), { symbol, price: PRICE }),
      bookTicker: () => hear((tell) => ws.bookTicker!(symbol, tell), { symbol, updateId: whole }),
      ticker: () => hear((tell) => ws.ticker!(symbol, tell), { symbol, curDayClose: PRICE }),
      allTickers: () => hear((tell) => ws.allTickers!(tell), { symbol, curDayClose: PRICE }),
      allTickersDeprecated: () => hear((tell) => ws.allTickersDeprecated!(tell), { symbol, curDayClose: PRICE }),
      miniTicker: () => hear((tell) => ws.miniTicker!(symbol, tell), { symbol, curDayClose: PRICE }),
      allMiniTickers: () => hear((tell) => ws.allMiniTickers!(tell), { symbol, curDayClose: PRICE }),
      customSubStream: () =>
        hear((tell) => ws.customSubStream!(`${symbol.toLowerCase()}@avgPrice`, tell), { e: 'avgPrice', s: symbol }),
      user: () =>
        hear((tell) => ws.user!(tell), {
          eventType: 'executionReport',
          symbol,
          orderStatus: 'FILLED',
        }),
    },
    elsewhere: [
      [/^(?:futures|delivery)/, 'they connect to addresses of futures'],
      [/^(?:margin|isolatedMargin)User$/, 'they need a token of margin first, which is refused over HTTP'],
    ],
    coming: {},
    probe: async () => ({ code: null, called: 'not followed' }),
  };
}
