import ccxt, { type Exchange, type Order } from 'ccxt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Exchange;
let paul: Exchange;

/** The field's ordinary client with its addresses changed, and nothing else. */
function clientOf({ port }: TradingRig, { key }: Trader): Exchange {
  const client = new ccxt.pro.binance({ apiKey: key.keyId, secret: key.secret });
  client.urls.api = JSON.parse(
    JSON.stringify(client.urls.api)
      .replaceAll(/wss:\/\/ws-api\.binance\.com:443/g, `ws://127.0.0.1:${port}`)
      .replaceAll(/wss:\/\/stream\.binance\.com:9443/g, `ws://127.0.0.1:${port}/stream`)
      .replaceAll(/https:\/\/[a-z]+\.binance\.com/g, `http://127.0.0.1:${port}`),
  );
  return client;
}

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '1000000', BTC: '10' });
  [nora, paul] = rig.traders.map((trader) => clientOf(rig, trader)) as [Exchange, Exchange];
  // The client asks for this before it opens a connection without TLS.
  for (const client of [nora, paul]) await client.loadHttpProxyAgent();
}, 120_000);
afterAll(async () => {
  await nora?.close();
  await paul?.close();
  await rig?.close();
});

describe('what everybody reads', () => {
  it('loads markets with their steps, minimums and fees', async () => {
    const markets = await nora.loadMarkets();
    expect(markets['BTC/USDT']).toMatchObject({
      id: 'BTCUSDT',
      base: 'BTC',
      quote: 'USDT',
      type: 'spot',
      active: true,
      precision: { amount: 0.00001, price: 0.1 },
      limits: { cost: { min: 5 } },
    });
    expect(Object.values(markets).every((market) => market?.spot)).toBe(true);
    expect(nora.currencies.BTC).toMatchObject({ id: 'BTC', code: 'BTC' });
  });

  it('reads the time and the state', async () => {
    expect(Math.abs(((await nora.fetchTime()) ?? 0) - Date.now())).toBeLessThan(5_000);
    expect(await nora.fetchStatus()).toMatchObject({ status: 'ok' });
  });
});

describe('orders', () => {
  let resting: Order;

  it('rest in the book, where everybody sees them', async () => {
    resting = await nora.createOrder('BTC/USDT', 'limit', 'sell', 0.5, 60_000);
    expect(resting).toMatchObject({ symbol: 'BTC/USDT', side: 'sell', type: 'limit', status: 'open', filled: 0 });
    await nora.createOrder('BTC/USDT', 'limit', 'buy', 0.1, 59_000);
    expect(await nora.fetchOpenOrders('BTC/USDT')).toHaveLength(2);
    const book = await paul.fetchOrderBook('BTC/USDT');
    expect(book.asks).toEqual([[60_000, 0.5]]);
    expect(book.bids).toEqual([[59_000, 0.1]]);
    expect(book.nonce).toBeGreaterThan(0);
  });

  it('meet: fills, fees and balances are told', async () => {
    const bought = await paul.createOrder('BTC/USDT', 'market', 'buy', 0.2);
    expect(bought).toMatchObject({ status: 'closed', filled: 0.2, average: 60_000, cost: 12_000 });
    expect(bought.trades).toMatchObject([{ price: 60_000, amount: 0.2, fee: { cost: 0.0004, currency: 'BTC' } }]);
    const bySum = await paul.createOrder('BTC/USDT', 'market', 'buy', 1, undefined, { cost: 600 });
    expect(bySum).toMatchObject({ status: 'closed', filled: 0.01 });
    const balance = await paul.fetchBalance();
    expect(balance.BTC).toEqual({ free: 10.20958, used: 0, total: 10.20958 });
    const mine = await nora.fetchBalance();
    expect(mine.BTC).toEqual({ free: 9.5, used: 0.29, total: 9.79 });
    expect(await nora.fetchOrder(String(resting.id), 'BTC/USDT')).toMatchObject({ status: 'open', filled: 0.21 });
    const trades = await paul.fetchMyTrades('BTC/USDT');
    expect(trades).toMatchObject([
      { side: 'buy', takerOrMaker: 'taker', amount: 0.2 },
      { side: 'buy', takerOrMaker: 'taker', amount: 0.01 },
    ]);
    expect(await nora.fetchMyTrades('BTC/USDT')).toMatchObject([{ side: 'sell', takerOrMaker: 'maker' }, {}]);
    expect(await nora.fetchTrades('BTC/USDT')).toHaveLength(2);
  });

  it('are told in tickers and charts', async () => {
    expect(await nora.fetchTicker('BTC/USDT')).toMatchObject({
      last: 60_000,
      bid: 59_000,
      ask: 60_000,
      baseVolume: 0.21,
    });
    expect(Object.keys(await nora.fetchTickers())).toContain('ETH/USDT');
    expect(await nora.fetchTickers(['BTC/USDT'])).toMatchObject({ 'BTC/USDT': { last: 60_000 } });
    const chart = await nora.fetchOHLCV('BTC/USDT', '1m');
    expect(chart.reduce((sum, step) => sum + (step[5] ?? 0), 0)).toBeCloseTo(0.21, 8);
    const since = Date.now() - 3_600_000;
    const hours = await nora.fetchOHLCV('BTC/USDT', '1h', since, 5);
    expect(hours.at(-1)).toEqual([expect.any(Number), 60_000, 60_000, 60_000, 60_000, 0.21]);
  });

  it('stop orders wait and are cancelled like others', async () => {
    const stop = await paul.createOrder('BTC/USDT', 'limit', 'sell', 0.1, 49_000, { stopLossPrice: 50_000 });
    expect(stop).toMatchObject({ status: 'open', triggerPrice: 50_000 });
    const target = await paul.createOrder('BTC/USDT', 'market', 'sell', 0.1, undefined, { takeProfitPrice: 90_000 });
    expect(await paul.fetchOpenOrders('BTC/USDT')).toHaveLength(2);
    expect(await paul.cancelOrder(String(stop.id), 'BTC/USDT')).toMatchObject({ id: stop.id, status: 'canceled' });
    await expect(paul.cancelOrder(String(stop.id), 'BTC/USDT')).rejects.toThrow(ccxt.OrderNotFound);
    expect(await paul.cancelAllOrders('BTC/USDT')).toMatchObject([{ id: target.id, status: 'canceled' }]);
    expect(await paul.fetchOrders('BTC/USDT')).toHaveLength(4);
    expect(await paul.fetchClosedOrders('BTC/USDT')).toHaveLength(2);
  });

  it('are edited: one goes, another comes in its place', async () => {
    const first = await nora.createOrder('BTC/USDT', 'limit', 'sell', 0.1, 70_000);
    const edited = await nora.editOrder(String(first.id), 'BTC/USDT', 'limit', 'sell', 0.2, 71_000);
    expect(edited).toMatchObject({ status: 'open', price: 71_000, amount: 0.2 });
    expect(await nora.fetchOrder(String(first.id), 'BTC/USDT')).toMatchObject({ status: 'canceled' });
    await expect(nora.editOrder(String(first.id), 'BTC/USDT', 'limit', 'sell', 0.2, 72_000)).rejects.toThrow(
      ccxt.ExchangeError,
    );
    await nora.cancelOrder(String(edited.id), 'BTC/USDT');
  });

  it('are refused with errors that the client knows', async () => {
    await expect(paul.createOrder('BTC/USDT', 'limit', 'buy', 1_000, 60_000)).rejects.toThrow(ccxt.InsufficientFunds);
    await expect(paul.createOrder('BTC/USDT', 'limit', 'buy', 0.00001, 60_000)).rejects.toThrow(/NOTIONAL/);
    await expect(paul.createOrder('BTC/USDT', 'limit', 'buy', 1, 61_000, { postOnly: true })).rejects.toThrow(
      ccxt.OrderImmediatelyFillable,
    );
    await expect(paul.fetchOrder('999999999', 'BTC/USDT')).rejects.toThrow(ccxt.OrderNotFound);
    const stranger = clientOf(rig, { ...rig.traders[0]!, key: { ...rig.traders[0]!.key, secret: 'wrong' } });
    await expect(stranger.fetchBalance()).rejects.toThrow(ccxt.AuthenticationError);
  });

  it('a client id is good for one order, and finds it', async () => {
    const made = await nora.createOrder('BTC/USDT', 'limit', 'buy', 0.1, 58_000, { clientOrderId: 'mine-1' });
    expect(made.clientOrderId).toBe('mine-1');
    await expect(
      nora.createOrder('BTC/USDT', 'limit', 'buy', 0.1, 58_000, { clientOrderId: 'mine-1' }),
    ).rejects.toThrow(/Duplicate order sent/);
    expect(await nora.fetchOrder(String(made.id), 'BTC/USDT', { clientOrderId: 'mine-1' })).toMatchObject({
      id: made.id,
    });
  });
});

describe('the wallet', () => {
  it('tells fees, coins, addresses, deposits and withdrawals', async () => {
    expect((await nora.fetchTradingFees())['BTC/USDT']).toMatchObject({ maker: 0.002, taker: 0.002 });
    const address = await nora.fetchDepositAddress('ETH');
    expect(address.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(await nora.fetchDeposits()).toEqual([]);
    expect(await nora.fetchWithdrawals()).toEqual([]);
    expect(nora.currencies.ETH?.networks?.ERC20 ?? nora.currencies.ETH?.networks?.ETH).toMatchObject({ deposit: true });
  });
});

describe('what is watched', () => {
  it('books, trades, tickers and charts', async () => {
    const watching = Promise.all([
      paul.watchOrderBook('BTC/USDT'),
      paul.watchTrades('BTC/USDT'),
      paul.watchTicker('BTC/USDT'),
      paul.watchOHLCV('BTC/USDT', '1m'),
    ]);
    const trading = keepTrading();
    const [book, trades, ticker, chart] = await watching;
    await trading.stop();
    expect(book.bids[0]?.[0]).toBeGreaterThan(58_000);
    expect(trades.at(-1)).toMatchObject({ symbol: 'BTC/USDT', price: 60_000 });
    expect(ticker).toMatchObject({ symbol: 'BTC/USDT', last: 60_000 });
    expect(chart.at(-1)?.[4]).toBe(60_000);
  });

  it('a person’s own orders, trades and balances', async () => {
    const watching = Promise.all([nora.watchOrders('BTC/USDT'), nora.watchMyTrades('BTC/USDT'), nora.watchBalance()]);
    const trading = keepTrading();
    const [orders, trades, balance] = await watching;
    await trading.stop();
    expect(orders.at(-1)).toMatchObject({ symbol: 'BTC/USDT' });
    expect(trades.at(-1)).toMatchObject({ price: 60_000, takerOrMaker: 'maker' });
    expect(Number(balance.USDT?.free)).toBeGreaterThan(0);
  });

  it('orders are placed and cancelled over the connection too', async () => {
    const made = await nora.createOrderWs('BTC/USDT', 'limit', 'buy', 0.1, 57_000);
    expect(made).toMatchObject({ status: 'open', price: 57_000 });
    expect(await nora.fetchOrderWs(String(made.id), 'BTC/USDT')).toMatchObject({ id: made.id });
    expect(await nora.cancelOrderWs(String(made.id), 'BTC/USDT')).toMatchObject({ id: made.id, status: 'canceled' });
    expect((await nora.fetchBalanceWs()).info).toMatchObject({ accountType: 'SPOT', canTrade: true });
    await expect(nora.cancelOrderWs(String(made.id), 'BTC/USDT')).rejects.toThrow(ccxt.OrderNotFound);
  });
});

/** Somebody else trades a little, again and again, until the listener has seen it. */
function keepTrading(): { stop(): Promise<void> } {
  let isRunning = true;
  const done = (async () => {
    while (isRunning) await paul.createOrder('BTC/USDT', 'market', 'buy', 0.0001);
  })();
  return {
    stop: () => {
      isRunning = false;
      return done;
    },
  };
}
