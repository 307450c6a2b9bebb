import { expect } from '@playwright/test';
import type { Exchange } from 'ccxt';
import type { Client } from '../every-method.ts';
import { MARKET } from '../traders.ts';

const { base, quote } = MARKET;
const PAIR = `${base}/${quote}`;

/** The calls of this client over a connection that are offered, and what it watches. */
export const offeredOnLine = (nora: Exchange, paul: Exchange): Client['offered'] => ({
  ...calls(nora, paul),
  ...watching(nora, paul),
});

function calls(nora: Exchange, paul: Exchange): Client['offered'] {
  let id = '';
  return {
    createOrderWs: async () => {
      const made = await nora.createOrderWs(PAIR, 'limit', 'sell', 0.5, 3_000);
      expect(made).toMatchObject({ status: 'open', price: 3_000 });
      id = String(made.id);
    },
    createMarketOrderWs: async () =>
      expect(await paul.createMarketOrderWs(PAIR, 'buy', 0.1)).toMatchObject({ status: 'closed', average: 3_000 }),
    fetchOrderWs: async () => expect.poll(() => nora.fetchOrderWs(id, PAIR)).toMatchObject({ id, filled: 0.1 }),
    fetchOpenOrdersWs: async () => expect(await nora.fetchOpenOrdersWs(PAIR)).toMatchObject([{ id }]),
    editOrderWs: async () => {
      const edited = await nora.editOrderWs(id, PAIR, 'limit', 'sell', 0.2, 3_100);
      expect(edited).toMatchObject({ status: 'open', price: 3_100 });
      id = String(edited.id);
    },
    cancelOrderWs: async () => {
      expect(await nora.cancelOrderWs(id, PAIR)).toMatchObject({ id, status: 'canceled' });
      await expect(nora.cancelOrderWs(id, PAIR)).rejects.toMatchObject({ name: 'OrderNotFound' });
    },
    fetchOrdersWs: async () =>
      expect((await nora.fetchOrdersWs(PAIR)).at(-1)).toMatchObject({ id, status: 'canceled' }),
    fetchClosedOrdersWs: async () =>
      expect((await paul.fetchClosedOrdersWs(PAIR)).at(-1)).toMatchObject({ status: 'closed' }),
    fetchMyTradesWs: async () =>
      expect((await paul.fetchMyTradesWs(PAIR)).at(-1)).toMatchObject({ price: 3_000, amount: 0.1 }),
    cancelAllOrdersWs: async () => {
      await nora.createOrderWs(PAIR, 'limit', 'sell', 0.5, 3_500);
      await nora.cancelAllOrdersWs(PAIR);
      expect(await nora.fetchOpenOrdersWs(PAIR)).toEqual([]);
    },
    fetchBalanceWs: async () =>
      expect((await nora.fetchBalanceWs()).info).toMatchObject({ accountType: 'SPOT', canTrade: true }),
    fetchTradesWs: async () => expect((await nora.fetchTradesWs(PAIR)).at(-1)).toMatchObject({ price: 3_000 }),
    fetchOHLCVWs: async () => expect((await nora.fetchOHLCVWs(PAIR, '1h')).at(-1)?.[4]).toBe(3_000),
    fetchCurrenciesWs: async () => expect(await nora.fetchCurrenciesWs()).toMatchObject({ [base]: { code: base } }),
  };
}

function watching(nora: Exchange, paul: Exchange): Client['offered'] {
  /** Somebody trades, again and again, until the watcher has heard of it. */
  const hear = async <Heard>(watch: () => Promise<Heard>, look: (heard: Heard) => void) => {
    let isHeard = false;
    const watched = watch().finally(() => {
      isHeard = true;
    });
    const trading = (async () => {
      while (!isHeard) {
        await nora.createOrder(PAIR, 'limit', 'sell', 0.01, 3_000);
        await paul.createOrder(PAIR, 'market', 'buy', 0.01);
      }
    })();
    look(await watched);
    await trading;
  };
  const last = { symbol: PAIR, last: 3_000 };
  const trade = (heard: readonly unknown[]) => expect(heard.at(-1)).toMatchObject({ symbol: PAIR, price: 3_000 });
  const chart = { [PAIR]: { '1m': expect.anything() } };
  return {
    watchOrderBook: () =>
      hear(
        () => nora.watchOrderBook(PAIR),
        (book) => expect(book).toMatchObject({ symbol: PAIR }),
      ),
    unWatchOrderBook: () => nora.unWatchOrderBook(PAIR),
    watchOrderBookForSymbols: () =>
      hear(
        () => nora.watchOrderBookForSymbols([PAIR]),
        (book) => expect(book).toMatchObject({ symbol: PAIR }),
      ),
    unWatchOrderBookForSymbols: () => nora.unWatchOrderBookForSymbols([PAIR]),
    watchTrades: () => hear(() => nora.watchTrades(PAIR), trade),
    unWatchTrades: () => nora.unWatchTrades(PAIR),
    watchTradesForSymbols: () => hear(() => nora.watchTradesForSymbols([PAIR]), trade),
    unWatchTradesForSymbols: () => nora.unWatchTradesForSymbols([PAIR]),
    watchTicker: () =>
      hear(
        () => nora.watchTicker(PAIR),
        (ticker) => expect(ticker).toMatchObject(last),
      ),
    unWatchTicker: () => nora.unWatchTicker(PAIR),
    watchTickers: () =>
      hear(
        () => nora.watchTickers([PAIR]),
        (tickers) => expect(tickers).toMatchObject({ [PAIR]: last }),
      ),
    unWatchTickers: () => nora.unWatchTickers([PAIR]),
    watchBidsAsks: () =>
      hear(
        () => nora.watchBidsAsks([PAIR]),
        (tickers) => expect(tickers).toMatchObject({ [PAIR]: { symbol: PAIR } }),
      ),
    unWatchBidsAsks: () => nora.unWatchBidsAsks([PAIR]),
    watchOHLCV: () =>
      hear(
        () => nora.watchOHLCV(PAIR, '1m'),
        (steps) => expect(steps.at(-1)?.[4]).toBe(3_000),
      ),
    unWatchOHLCV: () => nora.unWatchOHLCV(PAIR, '1m'),
    watchOHLCVForSymbols: () =>
      hear(
        () => nora.watchOHLCVForSymbols([[PAIR, '1m']]),
        (heard) => expect(heard).toMatchObject(chart),
      ),
    unWatchOHLCVForSymbols: () => nora.unWatchOHLCVForSymbols([[PAIR, '1m']]),
    watchOrders: () =>
      hear(
        () => nora.watchOrders(PAIR),
        (orders) => expect(orders.at(-1)).toMatchObject({ symbol: PAIR }),
      ),
    watchMyTrades: () =>
      hear(
        () => nora.watchMyTrades(PAIR),
        (trades) => expect(trades.at(-1)).toMatchObject({ price: 3_000, takerOrMaker: 'maker' }),
      ),
    watchBalance: () =>
      hear(
        () => nora.watchBalance(),
        (balance) => expect(Number(balance[quote]?.free)).toBeGreaterThan(0),
      ),
  };
}
