import { expect } from '@playwright/test';
import type { MainClient, WebsocketClient } from 'binance';
import type { Client } from '../every-method.ts';
import { MARKET } from '../traders.ts';

const { symbol } = MARKET;
const ONE = symbol.toLowerCase();
const PRICE = '3000.00000000';

type Event = Readonly<Record<string, unknown>>;

/** The streams of this client that are offered: each is followed until it tells what was done meanwhile. */
export function offeredStreams(
  socket: WebsocketClient,
  trade: () => Promise<unknown>,
  nora: MainClient,
): Client['offered'] {
  /** Follows a stream; somebody trades, again and again, until it has told of it. */
  const hear = async (stream: string, follow: () => Promise<unknown>, what: Readonly<Record<string, unknown>>) => {
    const heard: Event[] = [];
    const listen = (event: unknown) => {
      for (const each of (Array.isArray(event) ? event : [event]) as Event[])
        if (each.streamName === stream) heard.push(each);
    };
    socket.on('message', listen);
    try {
      await follow();
      await expect(async () => {
        await trade();
        expect(heard).toContainEqual(expect.objectContaining(what));
      }).toPass({ intervals: [100] });
    } finally {
      socket.off('message', listen);
      await socket.unsubscribe(stream, 'main');
    }
  };
  const beRefused = async (stream: string, follow: () => Promise<unknown>) => {
    const refused = new Promise((resolve) => socket.once('exception', resolve));
    await follow();
    expect(await refused).toMatchObject({ error: { code: 2, msg: 'Invalid request: invalid stream' } });
    await socket.unsubscribe(stream, 'main');
  };
  const onTrade = { s: symbol, p: PRICE, q: expect.any(String) };
  const onKline = { s: symbol, k: expect.objectContaining({ i: '1m', c: PRICE }) };
  const onMini = { s: symbol, c: PRICE };
  const onDay = { s: symbol, c: PRICE, Q: expect.any(String) };
  const onBook = { s: symbol, b: expect.any(String), A: expect.any(String) };
  const onLevels = { lastUpdateId: expect.any(Number), bids: expect.any(Array) };
  const onChange = { s: symbol, U: expect.any(Number), a: expect.any(Array) };
  return {
    subscribe: () =>
      hear(`${ONE}@avgPrice`, () => socket.subscribe(`${ONE}@avgPrice`, 'main'), { s: symbol, w: expect.any(String) }),
    unsubscribe: async () => {
      await socket.subscribe(`${ONE}@trade`, 'main');
      await socket.unsubscribe(`${ONE}@trade`, 'main');
      expect(socket.getWsStore().getTopics('main').size).toBe(0);
    },
    subscribeAggregateTrades: () =>
      hear(`${ONE}@aggTrade`, () => socket.subscribeAggregateTrades(symbol, 'spot'), onTrade),
    subscribeSpotAggregateTrades: () =>
      hear(`${ONE}@aggTrade`, () => socket.subscribeSpotAggregateTrades(symbol), onTrade),
    subscribeTrades: () => hear(`${ONE}@trade`, () => socket.subscribeTrades(symbol, 'spot'), onTrade),
    subscribeSpotTrades: () => hear(`${ONE}@trade`, () => socket.subscribeSpotTrades(symbol), onTrade),
    subscribeKlines: () => hear(`${ONE}@kline_1m`, () => socket.subscribeKlines(symbol, '1m', 'spot'), onKline),
    subscribeSpotKline: () => hear(`${ONE}@kline_1m`, () => socket.subscribeSpotKline(symbol, '1m'), onKline),
    subscribeSymbolMini24hrTicker: () =>
      hear(`${ONE}@miniTicker`, () => socket.subscribeSymbolMini24hrTicker(symbol, 'spot'), onMini),
    subscribeSpotSymbolMini24hrTicker: () =>
      hear(`${ONE}@miniTicker`, () => socket.subscribeSpotSymbolMini24hrTicker(symbol), onMini),
    subscribeAllMini24hrTickers: () =>
      hear('!miniTicker@arr', () => socket.subscribeAllMini24hrTickers('spot'), onMini),
    subscribeSpotAllMini24hrTickers: () =>
      hear('!miniTicker@arr', () => socket.subscribeSpotAllMini24hrTickers(), onMini),
    subscribeSymbol24hrTicker: () =>
      hear(`${ONE}@ticker`, () => socket.subscribeSymbol24hrTicker(symbol, 'spot'), onDay),
    subscribeSpotSymbol24hrTicker: () =>
      hear(`${ONE}@ticker`, () => socket.subscribeSpotSymbol24hrTicker(symbol), onDay),
    subscribeAll24hrTickers: () => hear('!ticker@arr', () => socket.subscribeAll24hrTickers('spot'), onDay),
    subscribeSpotAll24hrTickers: () => hear('!ticker@arr', () => socket.subscribeSpotAll24hrTickers(), onDay),
    subscribeAllRollingWindowTickers: () =>
      hear('!ticker_1h@arr', () => socket.subscribeAllRollingWindowTickers('spot', '1h'), onMini),
    subscribeSymbolBookTicker: () =>
      hear(`${ONE}@bookTicker`, () => socket.subscribeSymbolBookTicker(symbol, 'spot'), onBook),
    subscribeSpotSymbolBookTicker: () =>
      hear(`${ONE}@bookTicker`, () => socket.subscribeSpotSymbolBookTicker(symbol), onBook),
    subscribeAllBookTickers: () => hear('!bookTicker', () => socket.subscribeAllBookTickers('usdm', 'main'), onBook),
    subscribePartialBookDepths: () =>
      hear(`${ONE}@depth5@100ms`, () => socket.subscribePartialBookDepths(symbol, 5, 100, 'spot'), onLevels),
    subscribeSpotPartialBookDepth: () =>
      hear(`${ONE}@depth10@1000ms`, () => socket.subscribeSpotPartialBookDepth(symbol, 10, 1000), onLevels),
    subscribeDiffBookDepth: () =>
      hear(`${ONE}@depth@100ms`, () => socket.subscribeDiffBookDepth(symbol, 100, 'spot'), onChange),
    subscribeSpotDiffBookDepth: () =>
      hear(`${ONE}@depth@1000ms`, () => socket.subscribeSpotDiffBookDepth(symbol, 1000), onChange),
    subscribeSpotUserDataStream: async () => {
      const heard: Event[] = [];
      // Its own type lists the events that it knows; what came is judged by its fields.
      socket.on('message', (event) => heard.push(event as unknown as Event));
      await socket.subscribeSpotUserDataStream();
      const order = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: 1_900, quantity: 0.1 } as const;
      const { orderId } = await nora.submitNewOrder({ ...order, newOrderRespType: 'RESULT' });
      await nora.cancelOrder({ symbol, orderId });
      const report = (X: string) => expect.objectContaining({ e: 'executionReport', i: orderId, X });
      await expect.poll(() => heard).toEqual(expect.arrayContaining([report('NEW'), report('CANCELED')]));
    },
    unsubscribeSpotUserDataStream: () => socket.unsubscribeSpotUserDataStream(),
    subscribeSpotUserDataStreamWithListenKey: async () => {
      const { listenKey } = await nora.getSpotUserDataListenKey();
      expect(await socket.subscribeSpotUserDataStreamWithListenKey('main', listenKey)).toMatchObject({
        ws: expect.anything(),
      });
      await socket.unsubscribeSpotUserDataStream();
    },
    // There is no such stream: whoever asks for it is told, and follows nothing.
    subscribeBlockTrades: () => beRefused(`${ONE}@blockTrade`, () => socket.subscribeBlockTrades(symbol)),
    subscribeSpotBlockTrades: () => beRefused(`${ONE}@blockTrade`, () => socket.subscribeSpotBlockTrades(symbol)),
  };
}
