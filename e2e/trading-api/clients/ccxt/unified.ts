import { expect } from '@playwright/test';
import type { Exchange, Order } from 'ccxt';
import { demoNowMs } from '../../../exchange/person.ts';
import type { Client } from '../every-method.ts';
import { MARKET } from '../traders.ts';

const { base, quote } = MARKET;
const PAIR = `${base}/${quote}`;
const HOUR_MS = 3_600_000;

/** The calls of this client over HTTP that are offered. Nora is looked at; Paul is the other one. */
export const offeredCalls = (nora: Exchange, paul: Exchange): Client['offered'] => ({
  ...placing(nora, paul),
  ...histories(nora, paul),
  ...marketData(nora),
  ...wallet(nora),
});

/** What its class for this form has beside what all of its classes have. */
type OfThisForm = Exchange & { readonly editSpotOrder: Exchange['editOrder'] };

/** Takes back what was only placed to see that it can be. */
async function andCancel(client: Exchange, order: Order, what: object): Promise<void> {
  expect(order).toMatchObject({ symbol: PAIR, status: 'open', ...what });
  await client.cancelOrder(String(order.id), PAIR);
}

function placing(nora: Exchange, paul: Exchange): Client['offered'] {
  let bid = '';
  const traded = { symbol: PAIR, status: 'closed', average: 3_000 };
  return {
    createLimitBuyOrder: async () => {
      const order = await nora.createLimitBuyOrder(PAIR, 1, 3_000);
      expect(order).toMatchObject({ symbol: PAIR, side: 'buy', status: 'open', price: 3_000 });
      bid = String(order.id);
    },
    createMarketSellOrder: async () =>
      expect(await paul.createMarketSellOrder(PAIR, 0.1)).toMatchObject({ ...traded, filled: 0.1 }),
    createMarketSellOrderWithCost: async () => {
      expect(await paul.createMarketSellOrderWithCost(PAIR, 150)).toMatchObject({ ...traded, filled: 0.05 });
      await nora.cancelOrder(bid, PAIR);
    },
    createOrder: async () => {
      const order = await nora.createOrder(PAIR, 'limit', 'sell', 5, 3_000);
      expect(order).toMatchObject({ symbol: PAIR, side: 'sell', type: 'limit', status: 'open', filled: 0 });
      const tooMuch = nora.createOrder(PAIR, 'limit', 'buy', 10_000, 2_000);
      await expect(tooMuch).rejects.toMatchObject({ name: 'InsufficientFunds' });
      await expect(nora.createOrder(PAIR, 'limit', 'buy', 0.0001, 2_000)).rejects.toThrow(/NOTIONAL/);
      const atOnce = paul.createOrder(PAIR, 'limit', 'buy', 1, 3_000, { postOnly: true });
      await expect(atOnce).rejects.toMatchObject({ name: 'OrderImmediatelyFillable' });
    },
    createMarketOrder: async () =>
      expect(await paul.createMarketOrder(PAIR, 'buy', 0.1)).toMatchObject({
        ...traded,
        filled: 0.1,
        trades: [{ price: 3_000, fee: { currency: base } }],
      }),
    createMarketBuyOrder: async () => expect(await paul.createMarketBuyOrder(PAIR, 0.1)).toMatchObject(traded),
    createMarketBuyOrderWithCost: async () =>
      expect(await paul.createMarketBuyOrderWithCost(PAIR, 300)).toMatchObject({ ...traded, filled: 0.1 }),
    createMarketOrderWithCost: async () =>
      expect(await paul.createMarketOrderWithCost(PAIR, 'buy', 150)).toMatchObject({ ...traded, filled: 0.05 }),
    createLimitSellOrder: async () =>
      andCancel(nora, await nora.createLimitSellOrder(PAIR, 0.1, 4_000), { side: 'sell', price: 4_000 }),
    createLimitOrder: async () =>
      andCancel(nora, await nora.createLimitOrder(PAIR, 'buy', 0.1, 2_000), { side: 'buy', price: 2_000 }),
    createPostOnlyOrder: async () =>
      andCancel(nora, await nora.createPostOnlyOrder(PAIR, 'limit', 'buy', 0.1, 2_000), { postOnly: true }),
    createStopOrder: async () =>
      andCancel(nora, await nora.createStopOrder(PAIR, 'limit', 'sell', 0.1, 1_400, 1_500), { triggerPrice: 1_500 }),
    createStopLimitOrder: async () =>
      andCancel(nora, await nora.createStopLimitOrder(PAIR, 'sell', 0.1, 1_400, 1_500), { triggerPrice: 1_500 }),
    createTriggerOrder: async () =>
      andCancel(nora, await nora.createTriggerOrder(PAIR, 'limit', 'sell', 0.1, 1_400, 1_500), { triggerPrice: 1_500 }),
    createStopLossOrder: async () =>
      andCancel(nora, await nora.createStopLossOrder(PAIR, 'limit', 'sell', 0.1, 1_400, 1_500), {
        triggerPrice: 1_500,
      }),
    createTakeProfitOrder: async () =>
      andCancel(nora, await nora.createTakeProfitOrder(PAIR, 'limit', 'sell', 0.1, 4_000, 3_900), {
        triggerPrice: 3_900,
      }),
    createTrailingPercentOrder: async () => {
      const stopLoss = { stopLossOrTakeProfit: 'stopLoss' };
      const order = await nora.createTrailingPercentOrder(
        PAIR,
        'market',
        'sell',
        0.1,
        undefined,
        1,
        undefined,
        stopLoss,
      );
      await andCancel(nora, order, { side: 'sell', amount: 0.1 });
    },
    editOrder: async () => {
      const first = await nora.createOrder(PAIR, 'limit', 'sell', 0.1, 4_000);
      const edited = await nora.editOrder(String(first.id), PAIR, 'limit', 'sell', 0.2, 4_100);
      expect(await nora.fetchOrder(String(first.id), PAIR)).toMatchObject({ status: 'canceled' });
      await andCancel(nora, edited, { price: 4_100, amount: 0.2 });
    },
    editSpotOrder: async () => {
      const { id } = await nora.createOrder(PAIR, 'limit', 'sell', 0.1, 4_000);
      const edited = await (nora as OfThisForm).editSpotOrder(String(id), PAIR, 'limit', 'sell', 0.2, 4_200);
      await andCancel(nora, edited, { price: 4_200, amount: 0.2 });
    },
    // Another product's: it is refused by its name instead of placed as something else.
    createReduceOnlyOrder: () =>
      expect(nora.createReduceOnlyOrder(PAIR, 'limit', 'buy', 0.1, 2_000)).rejects.toThrow(/-1106.*reduceOnly/),
    cancelOrder: async () => {
      const named = { clientOrderId: `mine-${demoNowMs()}` };
      const order = await nora.createOrder(PAIR, 'limit', 'sell', 0.1, 4_000, named);
      expect(order).toMatchObject(named);
      // While it is open, its name is good for no other order, and finds it.
      const again = nora.createOrder(PAIR, 'limit', 'sell', 0.1, 4_000, named);
      await expect(again).rejects.toThrow(/Duplicate order sent/);
      expect(await nora.fetchOrder(String(order.id), PAIR, named)).toMatchObject({ id: order.id });
      expect(await nora.cancelOrder(String(order.id), PAIR)).toMatchObject({ id: order.id, status: 'canceled' });
      await expect(nora.cancelOrder(String(order.id), PAIR)).rejects.toMatchObject({ name: 'OrderNotFound' });
    },
  };
}

function histories(nora: Exchange, paul: Exchange): Client['offered'] {
  const id = async () => String((await nora.fetchOpenOrders(PAIR))[0]!.id);
  const everyIs = (orders: readonly Order[], ...states: readonly string[]) => {
    expect(orders.length).toBeGreaterThan(0);
    for (const { status } of orders) expect(states).toContain(status);
  };
  return {
    // What somebody else did is in one's own rows a moment after that person was answered.
    fetchOpenOrders: () =>
      expect.poll(() => nora.fetchOpenOrders(PAIR)).toMatchObject([{ price: 3_000, amount: 5, filled: 0.35 }]),
    fetchOrder: async () => {
      expect(await nora.fetchOrder(await id(), PAIR)).toMatchObject({ status: 'open', remaining: 4.65 });
      await expect(nora.fetchOrder('999999999', PAIR)).rejects.toMatchObject({ name: 'OrderNotFound' });
    },
    fetchOrders: async () => expect((await nora.fetchOrders(PAIR)).length).toBeGreaterThan(5),
    fetchClosedOrders: async () => everyIs(await paul.fetchClosedOrders(PAIR), 'closed'),
    fetchCanceledOrders: async () => everyIs(await nora.fetchCanceledOrders(PAIR), 'canceled'),
    fetchCanceledAndClosedOrders: async () =>
      everyIs(await nora.fetchCanceledAndClosedOrders(PAIR), 'canceled', 'closed'),
    fetchOrderTrades: async () =>
      expect((await nora.fetchOrderTrades(await id(), PAIR))[0]).toMatchObject({ price: 3_000, takerOrMaker: 'maker' }),
    fetchMyTrades: async () =>
      expect((await paul.fetchMyTrades(PAIR)).at(-1)).toMatchObject({
        side: 'buy',
        amount: 0.05,
        takerOrMaker: 'taker',
      }),
    cancelAllOrders: async () => {
      expect(await nora.cancelAllOrders(PAIR)).toMatchObject([{ status: 'canceled', filled: 0.35 }]);
      expect(await nora.fetchOpenOrders(PAIR)).toEqual([]);
    },
  };
}

function marketData(nora: Exchange): Client['offered'] {
  const day = { symbol: PAIR, last: 3_000 };
  return {
    fetchTime: async () => expect(Math.abs(((await nora.fetchTime()) ?? 0) - demoNowMs())).toBeLessThan(60_000),
    fetchStatus: async () => expect(await nora.fetchStatus()).toMatchObject({ status: 'ok' }),
    fetchMarkets: async () => {
      const markets = await nora.fetchMarkets();
      const precision = { amount: 0.0001, price: 0.01 };
      expect(markets.find((each) => each?.symbol === PAIR)).toMatchObject({
        base,
        quote,
        spot: true,
        active: true,
        precision,
      });
      expect(markets.every((each) => each?.spot)).toBe(true);
    },
    fetchCurrencies: async () =>
      expect(await nora.fetchCurrencies()).toMatchObject({
        [base]: { code: base, networks: { ETH: { deposit: true } } },
      }),
    fetchOrderBook: async () => {
      const { id } = await nora.createOrder(PAIR, 'limit', 'sell', 0.5, 3_500);
      const book = await nora.fetchOrderBook(PAIR);
      expect(book).toMatchObject({ asks: [[3_500, 0.5]], bids: [] });
      expect(book.nonce).toBeGreaterThan(0);
      await nora.cancelOrder(String(id), PAIR);
    },
    fetchL2OrderBook: async () => expect(await nora.fetchL2OrderBook(PAIR)).toMatchObject({ asks: [], bids: [] }),
    fetchTrades: async () => expect((await nora.fetchTrades(PAIR)).at(-1)).toMatchObject({ price: 3_000, side: 'buy' }),
    fetchOHLCV: async () => {
      const since = demoNowMs() - HOUR_MS;
      expect((await nora.fetchOHLCV(PAIR, '1h', since, 5)).at(-1)).toMatchObject({ 4: 3_000 });
    },
    fetchTicker: async () => expect(await nora.fetchTicker(PAIR)).toMatchObject(day),
    fetchTickers: async () => expect(await nora.fetchTickers([PAIR])).toMatchObject({ [PAIR]: day }),
    fetchBidsAsks: async () => expect(await nora.fetchBidsAsks([PAIR])).toMatchObject({ [PAIR]: { symbol: PAIR } }),
    fetchLastPrices: async () => expect(await nora.fetchLastPrices([PAIR])).toMatchObject({ [PAIR]: { price: 3_000 } }),
    fetchTradingLimits: async () =>
      expect(await nora.fetchTradingLimits([PAIR])).toMatchObject({ [PAIR]: { min: 0.0001 } }),
  };
}

function wallet(nora: Exchange): Client['offered'] {
  const fee = { symbol: PAIR, maker: 0.002, taker: 0.002 };
  return {
    fetchBalance: async () => {
      const { secret } = nora;
      nora.secret = 'wrong';
      await expect(nora.fetchBalance()).rejects.toMatchObject({ name: 'AuthenticationError' });
      nora.secret = secret;
      expect(await nora.fetchBalance()).toMatchObject({ [base]: { used: 0 }, [quote]: { used: 0 } });
    },
    fetchTradingFee: async () => expect(await nora.fetchTradingFee(PAIR)).toMatchObject(fee),
    fetchTradingFees: async () => expect(await nora.fetchTradingFees()).toMatchObject({ [PAIR]: fee }),
    fetchDepositAddress: async () =>
      expect(await nora.fetchDepositAddress(base)).toMatchObject({
        currency: base,
        address: expect.stringMatching(/^0x/),
      }),
    fetchDeposits: async () => expect(await nora.fetchDeposits(base)).toMatchObject([{ currency: base, amount: 50 }]),
    fetchWithdrawals: async () => expect(await nora.fetchWithdrawals(base)).toEqual([]),
    fetchDepositWithdrawFee: async () =>
      expect(await nora.fetchDepositWithdrawFee(base)).toMatchObject({
        networks: { ETH: { withdraw: { fee: 0.0005 } } },
      }),
    fetchDepositWithdrawFees: async () =>
      expect(await nora.fetchDepositWithdrawFees([base])).toMatchObject({ [base]: {} }),
    fetchTransactionFee: async () =>
      expect(await nora.fetchTransactionFee(base)).toMatchObject({ withdraw: { [base]: {} } }),
    fetchTransactionFees: async () =>
      expect(await nora.fetchTransactionFees([base])).toMatchObject({ withdraw: { [base]: {} } }),
    transfer: async () => {
      const made = await nora.transfer(quote, 7, 'spot', 'funding');
      expect(made).toMatchObject({ id: expect.any(String), currency: quote });
      const funding = await nora.fetchBalance({ type: 'funding' });
      expect(funding[quote]!.free).toBeGreaterThanOrEqual(7);
    },
    fetchTransfers: async () =>
      expect(
        await nora.fetchTransfers(quote, undefined, 1, { fromAccount: 'spot', toAccount: 'funding' }),
      ).toMatchObject([{ amount: 7, status: 'ok' }]),
  };
}
