import { expect } from '@playwright/test';
import type { WebsocketAPIClient } from 'binance';
import type { Client } from '../every-method.ts';
import { MARKET, type Trader } from '../traders.ts';

const { base, quote, symbol } = MARKET;
const LIMIT = { symbol, type: 'LIMIT', timeInForce: 'GTC' } as const;
const LINE = 'mainWSAPI';
const PRICE = '3000.00000000';

/** What is signed has to say when. */
type Signed<Params> = Params & { readonly timestamp: number };

/** Nora is looked at, by two keys; Paul is the other one. */
interface Lines {
  readonly nora: WebsocketAPIClient;
  readonly paul: WebsocketAPIClient;
  /** Nora's, logged on for good with an Ed25519 key. */
  readonly signer: WebsocketAPIClient;
  readonly apiKeys: Pick<Trader, 'apiKey' | 'ed25519'>;
}

/** The calls of this client over a connection that are offered. */
export function offeredOnLine({ nora, paul, signer, apiKeys }: Lines, nowMs: () => number): Client['offered'] {
  const now: Now = (params) => ({ ...params, timestamp: nowMs() });
  return {
    ...trading(nora, paul, now),
    ...lists(nora, now),
    ...marketData(nora),
    ...account(nora, now),
    ...listening(nora, apiKeys.apiKey),
    ...events([nora, signer], now),
    getSpotSessionStatus: async () => {
      const ofLogon = { apiKey: apiKeys.ed25519.apiKey, authorizedSince: expect.any(Number), userDataStream: false };
      expect((await signer.getSpotSessionStatus()).result).toMatchObject(ofLogon);
      expect((await nora.getSpotSessionStatus()).result).toMatchObject({ apiKey: null, authorizedSince: null });
    },
  };
}

type Now = <Params extends object>(params: Params) => Signed<Params>;

function trading(nora: WebsocketAPIClient, paul: WebsocketAPIClient, now: Now): Client['offered'] {
  let sold = 0;
  const rest = async (side: 'BUY' | 'SELL', price: number) => {
    const order = now({ ...LIMIT, side, price, quantity: 0.1, newOrderRespType: 'RESULT' } as const);
    return (await nora.submitNewSpotOrder(order)).result.orderId;
  };
  return {
    submitNewSpotOrder: async () => {
      sold = await rest('SELL', 3_000);
      const market = now({ symbol, type: 'MARKET', side: 'BUY', quantity: 0.05 } as const);
      expect((await paul.submitNewSpotOrder(market)).result).toMatchObject({
        status: 'FILLED',
        fills: [{ price: PRICE }],
      });
    },
    testSpotOrder: async () =>
      expect(
        (await nora.testSpotOrder(now({ ...LIMIT, side: 'BUY', price: 2_000, quantity: 0.1 } as const))).result,
      ).toEqual({}),
    // What somebody else did is in one's own rows a moment after that person was answered.
    getSpotOrderStatus: async () =>
      expect
        .poll(() => nora.getSpotOrderStatus(now({ symbol, orderId: sold })))
        .toMatchObject({
          result: { status: 'PARTIALLY_FILLED', executedQty: '0.05000000' },
        }),
    amendSpotOrderKeepPriority: async () => {
      const { result } = await nora.amendSpotOrderKeepPriority(now({ symbol, orderId: sold, newQty: '0.08' }));
      expect(result).toMatchObject({ amendedOrder: { orderId: sold, qty: '0.08000000' } });
    },
    cancelReplaceSpotOrder: async () => {
      const cancelOrderId = await rest('BUY', 2_000);
      const mode = { cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId } as const;
      const order = now({ ...LIMIT, ...mode, side: 'BUY', price: 2_100, quantity: 0.2 } as const);
      expect((await nora.cancelReplaceSpotOrder(order)).result).toMatchObject({
        cancelResult: 'SUCCESS',
        newOrderResponse: { price: '2100.00000000' },
      });
    },
    getSpotOpenOrders: async () => expect((await nora.getSpotOpenOrders(now({ symbol }))).result).toHaveLength(2),
    cancelSpotOrder: async () => {
      expect((await nora.cancelSpotOrder(now({ symbol, orderId: sold }))).result).toMatchObject({ status: 'CANCELED' });
      await expect(nora.cancelSpotOrder(now({ symbol, orderId: sold }))).rejects.toMatchObject({
        error: { code: -2011 },
      });
    },
    getSpotAllOrders: async () =>
      expect((await nora.getSpotAllOrders(now({ symbol, orderId: sold, limit: 5 }))).result[0]).toMatchObject({
        orderId: sold,
      }),
    getSpotMyTrades: async () =>
      expect((await nora.getSpotMyTrades(now({ symbol, orderId: sold }))).result).toMatchObject([
        { price: PRICE, commissionAsset: quote, isMaker: true },
      ]),
    cancelAllSpotOpenOrders: async () => {
      expect((await nora.cancelAllSpotOpenOrders(now({ symbol }))).result).toMatchObject([{ status: 'CANCELED' }]);
    },
    getSpotPreventedMatches: async () => {
      const orderId = await rest('SELL', 3_200);
      await nora.submitNewSpotOrder(now({ ...LIMIT, side: 'BUY', price: 3_200, quantity: 0.1 } as const));
      expect((await nora.getSpotPreventedMatches(now({ symbol, orderId: orderId + 1 }))).result).toMatchObject([
        { makerOrderId: orderId },
      ]);
      await nora.cancelSpotOrder(now({ symbol, orderId }));
    },
  };
}

function lists(nora: WebsocketAPIClient, now: Now): Client['offered'] {
  const ids: number[] = [];
  const note = ({ result }: { readonly result: { readonly orderListId: number } }) => ids.push(result.orderListId);
  const PAIR = { symbol, side: 'SELL', quantity: '0.1' } as const;
  const WORKING = {
    workingType: 'LIMIT',
    workingSide: 'BUY',
    workingTimeInForce: 'GTC',
    workingPrice: '2000',
  } as const;
  const BUY = { symbol, ...WORKING, workingQuantity: '0.1', pendingSide: 'SELL', pendingQuantity: '0.09' } as const;
  return {
    placeSpotOrderList: async () => {
      const stop = { stopPrice: '2500', stopLimitPrice: '2490', stopLimitTimeInForce: 'GTC' } as const;
      const list = await nora.placeSpotOrderList(now({ ...PAIR, price: '3500', ...stop }));
      expect(list.result).toMatchObject({ contingencyType: 'OCO', orders: [{}, {}] });
      note(list);
    },
    placeSpotOCOOrderList: async () => {
      const above = { aboveType: 'LIMIT_MAKER', abovePrice: '3500' } as const;
      const list = await nora.placeSpotOCOOrderList(
        now({ ...PAIR, ...above, belowType: 'STOP_LOSS', belowStopPrice: '2500' } as const),
      );
      expect(list.result).toMatchObject({ contingencyType: 'OCO', orders: [{}, {}] });
      note(list);
    },
    placeSpotOTOOrderList: async () => {
      const sell = { pendingType: 'LIMIT', pendingPrice: '3500', pendingTimeInForce: 'GTC' } as const;
      const list = await nora.placeSpotOTOOrderList(now({ ...BUY, ...sell }));
      expect(list.result).toMatchObject({ contingencyType: 'OTO', orders: [{}, {}] });
      note(list);
    },
    placeSpotOTOCOOrderList: async () => {
      const above = { pendingAboveType: 'LIMIT_MAKER', pendingAbovePrice: '3500' } as const;
      const below = { pendingBelowType: 'STOP_LOSS', pendingBelowStopPrice: '1500' } as const;
      const list = await nora.placeSpotOTOCOOrderList(now({ ...BUY, ...above, ...below }));
      expect(list.result).toMatchObject({ contingencyType: 'OTO', orders: [{}, {}, {}] });
      note(list);
    },
    getSpotOrderListStatus: async () =>
      expect((await nora.getSpotOrderListStatus(now({ orderListId: ids[0]! }))).result).toMatchObject({
        orderListId: ids[0],
      }),
    getSpotOpenOrderLists: async () => {
      const { result } = await nora.getSpotOpenOrderLists(now({}));
      expect(result.map(({ orderListId }) => orderListId)).toEqual(ids);
    },
    cancelSpotOrderList: async () => {
      for (const orderListId of ids)
        expect((await nora.cancelSpotOrderList(now({ symbol, orderListId }))).result).toMatchObject({
          listStatusType: 'ALL_DONE',
        });
    },
    getSpotAllOrderLists: async () => {
      const { result } = await nora.getSpotAllOrderLists(now({ fromId: ids[0]! }));
      expect(result.map(({ orderListId }) => orderListId)).toEqual(ids);
    },
  };
}

function marketData(nora: WebsocketAPIClient): Client['offered'] {
  const whole = expect.any(Number);
  const told = async (answer: Promise<{ readonly result: unknown }>, what: Record<string, unknown> | unknown[]) =>
    expect((await answer).result).toMatchObject(what);
  return {
    testSpotConnectivity: () => told(nora.testSpotConnectivity(), {}),
    getSpotServerTime: () => told(nora.getSpotServerTime(), { serverTime: whole }),
    getSpotExchangeInfo: () => told(nora.getSpotExchangeInfo({ symbol }), { symbols: [{ symbol, baseAsset: base }] }),
    getSpotOrderBook: () =>
      told(nora.getSpotOrderBook({ symbol, limit: 5 }), { lastUpdateId: whole, bids: [], asks: [] }),
    getSpotRecentTrades: () => told(nora.getSpotRecentTrades({ symbol, limit: 1 }), [{ price: PRICE }]),
    getSpotHistoricalTrades: () =>
      told(nora.getSpotHistoricalTrades({ symbol, limit: 1 }), [{ price: PRICE, id: whole }]),
    getSpotAggregateTrades: () => told(nora.getSpotAggregateTrades({ symbol, limit: 1 }), [{ p: PRICE, a: whole }]),
    getSpotKlines: async () => {
      const { result } = await nora.getSpotKlines({ symbol, interval: '1h', limit: 1 });
      expect(result[0]![4]).toBe(PRICE);
    },
    getSpotUIKlines: async () => {
      const { result } = await nora.getSpotUIKlines({ symbol, interval: '1h', limit: 1 });
      expect(result[0]![4]).toBe(PRICE);
    },
    getSpotAveragePrice: () => told(nora.getSpotAveragePrice({ symbol }), { mins: 5, price: expect.any(String) }),
    getSpot24hrTicker: () => told(nora.getSpot24hrTicker({ symbol }), { symbol, lastPrice: PRICE }),
    getSpotTradingDayTicker: () => told(nora.getSpotTradingDayTicker({ symbol }), { symbol, lastPrice: PRICE }),
    getSpotTicker: () => told(nora.getSpotTicker({ symbol, windowSize: '1h' }), { symbol, lastPrice: PRICE }),
    getSpotSymbolPriceTicker: () => told(nora.getSpotSymbolPriceTicker({ symbol }), { symbol, price: PRICE }),
    getSpotSymbolOrderBookTicker: () =>
      told(nora.getSpotSymbolOrderBookTicker({ symbol }), { symbol, bidQty: expect.any(String) }),
  };
}

function account(nora: WebsocketAPIClient, now: Now): Client['offered'] {
  return {
    getSpotAccountInformation: async () =>
      expect((await nora.getSpotAccountInformation(now({}))).result).toMatchObject({
        accountType: 'SPOT',
        canTrade: true,
      }),
    getSpotOrderRateLimits: async () =>
      expect((await nora.getSpotOrderRateLimits(now({}))).result).toMatchObject([{ rateLimitType: 'ORDERS' }, {}]),
    getSpotAccountCommission: async () =>
      expect((await nora.getSpotAccountCommission(now({ symbol }))).result).toMatchObject({
        symbol,
        standardCommission: { maker: '0.00200000' },
      }),
  };
}

/** The addresses where a program hears of its owner, asked for with the key alone. */
function listening(nora: WebsocketAPIClient, apiKey: string): Client['offered'] {
  let listenKey = '';
  return {
    startUserDataStreamForKey: async () => {
      ({ listenKey } = (await nora.startUserDataStreamForKey({ apiKey })).result);
      expect(listenKey).toMatch(/^[A-Za-z0-9_-]{64}$/);
    },
    pingUserDataStreamForKey: async () =>
      expect(await nora.pingUserDataStreamForKey({ apiKey, listenKey })).toMatchObject({ status: 200 }),
    stopUserDataStreamForKey: async () => {
      expect(await nora.stopUserDataStreamForKey({ apiKey, listenKey })).toMatchObject({ status: 200 });
      const again = nora.pingUserDataStreamForKey({ apiKey, listenKey });
      await expect(again).rejects.toMatchObject({ error: { code: -1125 } });
    },
  };
}

/** What a person hears of themselves on the same connection, signed for or logged on. */
function events(lines: readonly WebsocketAPIClient[], now: Now): Client['offered'] {
  return {
    subscribeUserDataStream: async () => {
      for (const line of lines) {
        await line.subscribeUserDataStream(LINE);
        const heard = new Promise<unknown>((resolve) => {
          line.getWSClient().on('message', (event) => {
            if ((event as { readonly e?: string }).e === 'executionReport') resolve(event);
          });
        });
        const order = now({ ...LIMIT, side: 'BUY', price: 2_000, quantity: 0.1 } as const);
        const { orderId } = (await line.submitNewSpotOrder(order)).result;
        expect(await heard).toMatchObject({ s: symbol, i: orderId, X: 'NEW', q: '0.10000000' });
        await line.cancelSpotOrder(now({ symbol, orderId }));
      }
    },
    unsubscribeUserDataStream: async () => {
      for (const line of lines)
        expect((await line.unsubscribeUserDataStream(LINE)) as object).toMatchObject({ status: 200 });
    },
  };
}
