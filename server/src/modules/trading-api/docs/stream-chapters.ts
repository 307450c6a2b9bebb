import { chapter, code, list, paragraph, table } from './html.ts';

/** The chapters about connections. */
export function streamChapters(origin: string): string[] {
  const socket = origin.replace(/^http/, 'ws');
  return [
    chapter(
      'streams',
      'Market streams',
      paragraph('Names are in small letters. Follow them by the address, or by messages on an open connection:'),
      code(`${socket}/ws/btcusdt@trade
${socket}/stream?streams=btcusdt@trade/ethusdt@depth@100ms

> {"method": "SUBSCRIBE", "params": ["btcusdt@kline_1m"], "id": 1}
< {"result": null, "id": 1}`),
      table(
        ['stream', 'tells', 'how often'],
        [
          ['`<symbol>@trade`, `@aggTrade`', 'each trade', 'at once'],
          ['`<symbol>@depth@100ms`, `@depth`', 'what changed in the book: `U` to `u`, `b` and `a`', '100 ms, 1 s'],
          ['`<symbol>@depth5`, `10`, `20` (`@100ms`)', 'the best levels', '1 s, 100 ms'],
          ['`<symbol>@bookTicker`', 'the best bid and ask', '100 ms'],
          [
            '`<symbol>@kline_<interval>`, `…@+08:00`',
            'the running step of a chart; `x` is true once when it ended',
            '1 s',
          ],
          ['`<symbol>@ticker`, `@miniTicker`', 'the last 24 hours', '1 s'],
          ['`<symbol>@ticker_1h`, `@ticker_4h`, `@ticker_1d`', 'a window that rolls, as `ticker` tells it', '1 s'],
          ['`<symbol>@avgPrice`', 'the average price of five minutes', '1 s'],
          ['`!ticker@arr`, `!miniTicker@arr`, `!ticker_1h@arr`, `_4h`, `_1d`', 'all markets that changed', '1 s'],
          ['`!bookTicker`', 'the best bid and ask of every market', '100 ms'],
        ],
      ),
      paragraph('`UNSUBSCRIBE`, `LIST_SUBSCRIPTIONS`, `SET_PROPERTY` and `GET_PROPERTY` (`combined`) are there too.'),
    ),
    chapter(
      'book',
      'Keep a book',
      list([
        'Follow `<symbol>@depth@100ms` and keep what comes.',
        'Ask for `/api/v3/depth?symbol=…&limit=1000`. Drop events whose `u` is at or below its `lastUpdateId`.',
        'The first that is left has `U` at or below `lastUpdateId` + 1. From there on each `U` is the `u` before it and 1; where it is not, begin again.',
        'Each level says how much is there now; 0 takes it away.',
      ]),
    ),
    chapter(
      'connection',
      'Calls over a connection',
      paragraph(
        'At `/ws-api/v3` each message is a call. Signed ones carry `apiKey`, `timestamp` and `signature` in their parameters; the signature is made over all other parameters, sorted by name and joined as `name=value&name=value` without any encoding.',
      ),
      code(`> {"id": "1", "method": "order.place", "params": {"symbol": "BTCUSDT", "side": "BUY", …, "apiKey": "…", "timestamp": 1795284811648, "signature": "…"}}
< {"id": "1", "status": 200, "result": {"symbol": "BTCUSDT", "orderId": 28, …}}`),
      paragraph(
        'Methods: `ping` `time` `exchangeInfo` `depth` `trades.recent` `trades.historical` `trades.aggregate` `klines` `uiKlines` `avgPrice` `ticker` `ticker.24hr` `ticker.tradingDay` `ticker.price` `ticker.book` `order.place` `order.cancelReplace` `order.test` `order.status` `order.cancel` `order.amend.keepPriority` `order.amendments` `orderList.place` `orderList.place.oco` `orderList.place.oto` `orderList.place.otoco` `orderList.status` `orderList.cancel` `openOrderLists.status` `allOrderLists` `myPreventedMatches` `openOrders.status` `openOrders.cancelAll` `allOrders` `myTrades` `account.status` `account.commission` `account.rateLimits.orders`.',
      ),
    ),
    chapter(
      'own',
      'Your own events',
      paragraph(
        'The signed call `userDataStream.subscribe.signature` on that connection answers `{"subscriptionId": 0}`. From then on you hear of your orders and balances, whoever changed them: a bot, the page or a trade.',
      ),
      code(`< {"subscriptionId": 0, "event": {"e": "executionReport", "x": "TRADE", "X": "FILLED", "i": 28, …}}
< {"subscriptionId": 0, "event": {"e": "outboundAccountPosition", "B": [{"a": "BTC", "f": "1.00000000", "l": "0.00000000"}], …}}`),
      paragraph(
        'A client that knows listen keys asks for one (`POST /api/v3/userDataStream`), opens `/ws/<listenKey>`, hears the same events there without `subscriptionId`, and keeps the key alive within the hour.',
      ),
      paragraph(
        'Events are told after they are durable, in their order. After a lost connection, read `openOrders` and `account` once and go on.',
      ),
    ),
  ];
}
