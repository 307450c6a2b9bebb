import { expect } from '@playwright/test';
import type { MainClient } from 'binance';
import type { Client } from '../every-method.ts';
import { base, decimal, quote, symbol, whole } from './forms.ts';
import { listening, wallet } from './wallet-calls.ts';

const LIMIT = { symbol, type: 'LIMIT', timeInForce: 'GTC' } as const;

/** The calls of this client over HTTP that are offered. Nora is looked at, by two keys; Paul is the other one. */
export function offeredCalls(nora: MainClient, paul: MainClient, signer: MainClient): Client['offered'] {
  return {
    ...trading(nora, paul),
    ...lists(nora),
    ...marketData(nora),
    ...account(nora, signer),
    ...wallet(nora),
    ...listening(nora),
  };
}

function trading(nora: MainClient, paul: MainClient): Client['offered'] {
  let sold = 0;
  const rest = async (side: 'BUY' | 'SELL', price: number) =>
    (await nora.submitNewOrder({ ...LIMIT, side, price, quantity: 0.1, newOrderRespType: 'RESULT' })).orderId;
  return {
    submitNewOrder: async () => {
      const order = await nora.submitNewOrder({ ...LIMIT, side: 'SELL', price: 3_000, quantity: 0.5 });
      expect(order).toMatchObject({
        symbol,
        status: 'NEW',
        executedQty: '0.00000000',
        price: '3000.00000000',
        fills: [],
      });
      sold = order.orderId;
      const bought = await paul.submitNewOrder({ symbol, type: 'MARKET', side: 'BUY', quoteOrderQty: 300 });
      expect(bought).toMatchObject({
        status: 'FILLED',
        executedQty: '0.10000000',
        cummulativeQuoteQty: '300.00000000',
      });
      expect(bought).toMatchObject({ fills: [{ price: '3000.00000000', commission: decimal, commissionAsset: base }] });
    },
    testNewOrder: async () => {
      expect(await nora.testNewOrder({ ...LIMIT, side: 'BUY', price: 2_000, quantity: 0.1 })).toEqual({});
      const tooFine = nora.testNewOrder({ ...LIMIT, side: 'BUY', price: 2_000, quantity: 0.10001 });
      await expect(tooFine).rejects.toMatchObject({ code: -1013, message: 'Filter failure: LOT_SIZE' });
    },
    // What somebody else did is in one's own rows a moment after that person was answered.
    getOrder: async () =>
      expect
        .poll(() => nora.getOrder({ symbol, orderId: sold }))
        .toMatchObject({
          orderId: sold,
          status: 'PARTIALLY_FILLED',
          executedQty: '0.10000000',
        }),
    getOpenOrders: async () =>
      expect(await nora.getOpenOrders({ symbol })).toMatchObject([{ orderId: sold, origQty: '0.50000000' }]),
    replaceOrder: async () => {
      const cancelOrderId = await rest('BUY', 2_000);
      const mode = { cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId } as const;
      const replaced = await nora.replaceOrder({ ...LIMIT, ...mode, side: 'BUY', price: 2_100, quantity: 0.2 });
      expect(replaced).toMatchObject({
        cancelResult: 'SUCCESS',
        newOrderResult: 'SUCCESS',
        cancelResponse: { orderId: cancelOrderId, status: 'CANCELED' },
        newOrderResponse: { price: '2100.00000000', status: 'NEW' },
      });
    },
    cancelOrder: async () => {
      const orderId = await rest('BUY', 2_000);
      expect(await nora.cancelOrder({ symbol, orderId })).toMatchObject({ orderId, status: 'CANCELED' });
      await expect(nora.cancelOrder({ symbol, orderId })).rejects.toMatchObject({ code: -2011 });
    },
    getAllOrders: async () =>
      expect((await nora.getAllOrders({ symbol })).map(({ status }) => status)).toEqual([
        'PARTIALLY_FILLED',
        'CANCELED',
        'NEW',
        'CANCELED',
      ]),
    cancelAllSymbolOrders: async () => {
      expect(await nora.cancelAllSymbolOrders({ symbol })).toHaveLength(2);
      expect(await nora.getOpenOrders({ symbol })).toEqual([]);
    },
    getAccountTradeList: async () =>
      expect(await nora.getAccountTradeList({ symbol })).toMatchObject([
        {
          orderId: sold,
          price: '3000.00000000',
          qty: '0.10000000',
          isMaker: true,
          isBuyer: false,
          commissionAsset: quote,
        },
      ]),
    getPreventedMatches: async () => {
      const own = await nora.submitNewOrder({ ...LIMIT, side: 'SELL', price: 3_100, quantity: 0.1 });
      const taker = await nora.submitNewOrder({ ...LIMIT, side: 'BUY', price: 3_100, quantity: 0.1 });
      expect(taker).toMatchObject({ status: 'EXPIRED_IN_MATCH' });
      expect(await nora.getPreventedMatches({ symbol, orderId: taker.orderId })).toMatchObject([
        { symbol, takerOrderId: taker.orderId, makerOrderId: own.orderId },
      ]);
      await nora.cancelAllSymbolOrders({ symbol });
    },
  };
}

function lists(nora: MainClient): Client['offered'] {
  const ids: number[] = [];
  const note = ({ orderListId }: { readonly orderListId: number }) => ids.push(orderListId);
  const WORKING = {
    workingType: 'LIMIT',
    workingSide: 'BUY',
    workingTimeInForce: 'GTC',
    workingPrice: '2000',
  } as const;
  const BUY = { symbol, ...WORKING, workingQuantity: '0.1', pendingSide: 'SELL', pendingQuantity: '0.09' } as const;
  const placed = (contingencyType: string) => ({ symbol, contingencyType, listStatusType: 'EXEC_STARTED' });
  return {
    submitNewOCO: async () => {
      const stop = { stopPrice: 2_500, stopLimitPrice: 2_490, stopLimitTimeInForce: 'GTC' } as const;
      const list = await nora.submitNewOCO({ symbol, side: 'SELL', quantity: 0.1, price: 3_500, ...stop });
      expect(list).toMatchObject({ ...placed('OCO'), orders: [{ symbol }, { symbol }] });
      note(list);
    },
    submitNewOrderList: async () => {
      const list = await nora.submitNewOrderList({
        symbol,
        side: 'SELL',
        quantity: 0.1,
        aboveType: 'LIMIT_MAKER',
        abovePrice: 3_500,
        belowType: 'STOP_LOSS',
        belowStopPrice: 2_500,
        newOrderRespType: 'RESULT',
      });
      expect(list).toMatchObject({ ...placed('OCO'), orderReports: [{ symbol }, { symbol }] });
      note(list);
    },
    submitNewOrderListOTO: async () => {
      const sell = { pendingType: 'LIMIT', pendingPrice: '3500', pendingTimeInForce: 'GTC' } as const;
      const list = await nora.submitNewOrderListOTO({ ...BUY, ...sell });
      expect(list).toMatchObject({ ...placed('OTO'), orders: [{}, {}] });
      note(list);
    },
    submitNewOrderListOTOCO: async () => {
      const above = { pendingAboveType: 'LIMIT_MAKER', pendingAbovePrice: '3500' } as const;
      const below = { pendingBelowType: 'STOP_LOSS', pendingBelowStopPrice: '1500' } as const;
      const list = await nora.submitNewOrderListOTOCO({ ...BUY, ...above, ...below });
      expect(list).toMatchObject({ ...placed('OTO'), orders: [{}, {}, {}] });
      note(list);
    },
    getOCO: async () => expect(await nora.getOCO({ orderListId: ids[0]! })).toMatchObject({ orderListId: ids[0] }),
    getAllOpenOCO: async () => expect((await nora.getAllOpenOCO()).map(({ orderListId }) => orderListId)).toEqual(ids),
    cancelOCO: async () => {
      for (const orderListId of ids)
        expect(await nora.cancelOCO({ symbol, orderListId })).toMatchObject({
          orderListId,
          listOrderStatus: 'ALL_DONE',
        });
    },
    getAllOCO: async () => {
      expect((await nora.getAllOCO()).map(({ orderListId }) => orderListId)).toEqual(ids);
      expect(await nora.getAllOpenOCO()).toEqual([]);
    },
  };
}

function marketData(nora: MainClient): Client['offered'] {
  return {
    testConnectivity: async () => expect(await nora.testConnectivity()).toEqual({}),
    getExchangeInfo: async () => {
      const { symbols, rateLimits } = await nora.getExchangeInfo({ symbol });
      expect(symbols).toMatchObject([{ symbol, status: 'TRADING', baseAsset: base, quoteAsset: quote }]);
      expect(symbols[0]!.filters.map(({ filterType }) => filterType)).toEqual(
        expect.arrayContaining(['PRICE_FILTER', 'LOT_SIZE', 'NOTIONAL']),
      );
      expect(rateLimits.map(({ rateLimitType }) => rateLimitType)).toContain('REQUEST_WEIGHT');
    },
    getOrderBook: async () => {
      const { orderId } = await nora.submitNewOrder({ ...LIMIT, side: 'BUY', price: 2_000, quantity: 0.3 });
      const book = await nora.getOrderBook({ symbol, limit: 5 });
      expect(book).toMatchObject({ lastUpdateId: whole, bids: [['2000.00000000', '0.30000000']], asks: [] });
      await nora.cancelOrder({ symbol, orderId });
    },
    getRecentTrades: async () =>
      expect((await nora.getRecentTrades({ symbol })).at(-1)).toMatchObject({ price: '3000.00000000', qty: decimal }),
    getHistoricalTrades: async () =>
      expect((await nora.getHistoricalTrades({ symbol, limit: 1 }))[0]).toMatchObject({ id: whole, isBestMatch: true }),
    getAggregateTrades: async () =>
      expect((await nora.getAggregateTrades({ symbol })).at(-1)).toMatchObject({
        a: whole,
        p: '3000.00000000',
        m: false,
      }),
    getKlines: async () => {
      const kline = (await nora.getKlines({ symbol, interval: '1h', limit: 2 })).at(-1)!;
      expect(kline[4]).toBe('3000.00000000');
    },
    getUIKlines: async () =>
      expect(await nora.getUIKlines({ symbol, interval: '1d', limit: 3 })).toEqual(
        await nora.getKlines({ symbol, interval: '1d', limit: 3 }),
      ),
    getAvgPrice: async () => expect(await nora.getAvgPrice({ symbol })).toMatchObject({ mins: 5, price: decimal }),
    get24hrChangeStatistics: async () =>
      expect(await nora.get24hrChangeStatistics({ symbol })).toMatchObject({ symbol, lastPrice: '3000.00000000' }),
    getTradingDayTicker: async () =>
      expect(await nora.getTradingDayTicker({ symbol })).toMatchObject({ symbol, lastPrice: '3000.00000000' }),
    getRollingWindowTicker: async () =>
      expect(await nora.getRollingWindowTicker({ symbol, windowSize: '1h' })).toMatchObject({ symbol, count: whole }),
    getSymbolPriceTicker: async () =>
      expect(await nora.getSymbolPriceTicker({ symbol })).toEqual({ symbol, price: '3000.00000000' }),
    getSymbolOrderBookTicker: async () =>
      expect(await nora.getSymbolOrderBookTicker({ symbol })).toMatchObject({
        symbol,
        bidPrice: decimal,
        askQty: decimal,
      }),
    // What clients load at their start: there is nothing of it.
    getAllMarginAssets: async () => expect(await nora.getAllMarginAssets()).toEqual([]),
    getAllCrossMarginPairs: async () => expect(await nora.getAllCrossMarginPairs()).toEqual([]),
    getIsolatedMarginAllSymbols: async () => expect(await nora.getIsolatedMarginAllSymbols()).toEqual([]),
    getSystemStatus: async () => expect(await nora.getSystemStatus()).toEqual({ status: 0, msg: 'normal' }),
  };
}

function account(nora: MainClient, signer: MainClient): Client['offered'] {
  return {
    getAccountInformation: async () => {
      // The same account, by a key that is signed for with Ed25519.
      expect(await signer.getAccountInformation()).toMatchObject({ accountType: 'SPOT', canTrade: true });
      const told = await nora.getAccountInformation();
      expect(told).toMatchObject({ accountType: 'SPOT', canTrade: true, permissions: ['SPOT'] });
      expect(told.balances.find(({ asset }) => asset === base)).toEqual({
        asset: base,
        free: decimal,
        locked: decimal,
      });
    },
    getCommissionRates: async () =>
      expect(await nora.getCommissionRates({ symbol })).toMatchObject({
        symbol,
        standardCommission: { maker: '0.00200000', taker: '0.00200000' },
      }),
    getTradeFee: async () =>
      expect(await nora.getTradeFee({ symbol })).toEqual([
        { symbol, makerCommission: '0.00200000', takerCommission: '0.00200000' },
      ]),
    getOrderRateLimit: async () =>
      expect(await nora.getOrderRateLimit()).toMatchObject([
        { rateLimitType: 'ORDERS', count: whole },
        { interval: 'DAY' },
      ]),
    getAccountInfo: async () =>
      expect(await nora.getAccountInfo()).toMatchObject({ vipLevel: 0, isFutureEnabled: false }),
    getAccountStatus: async () => expect(await nora.getAccountStatus()).toEqual({ data: 'Normal' }),
    getApiTradingStatus: async () =>
      expect(await nora.getApiTradingStatus()).toMatchObject({ data: { isLocked: false, plannedRecoverTime: 0 } }),
    getApiKeyPermissions: async () =>
      expect(await nora.getApiKeyPermissions()).toMatchObject({
        enableReading: true,
        enableSpotAndMarginTrading: true,
        permitsUniversalTransfer: true,
        enableWithdrawals: false,
      }),
  };
}
