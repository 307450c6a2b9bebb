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
        'Methods: `ping` `time` `exchangeInfo` `depth` `trades.recent` `trades.historical` `trades.aggregate` `klines` `uiKlines` `avgPrice` `ticker` `ticker.24hr` `ticker.tradingDay` `ticker.price` `ticker.book` `order.place` `order.cancelReplace` `order.test` `order.status` `order.cancel` `order.amend.keepPriority` `order.amendments` `orderList.place` `orderList.place.oco` `orderList.place.oto` `orderList.place.otoco` `orderList.status` `orderList.cancel` `openOrderLists.status` `allOrderLists` `myPreventedMatches` `openOrders.status` `openOrders.cancelAll` `allOrders` `myTrades` `account.status` `account.commission` `account.rateLimits.orders` `session.logon` `session.status` `session.logout` `session.subscriptions` `userDataStream.subscribe` `userDataStream.subscribe.signature` `userDataStream.unsubscribe` `userDataStream.start` `userDataStream.ping` `userDataStream.stop`.',
      ),
      paragraph(
        'With a key of Ed25519 a connection can log on: `session.logon` is signed as any call, and from then on calls need a `timestamp` and neither `apiKey` nor `signature`. A call that has both is made by the key that it names. To log on with another key takes the place of the first; `session.logout` forgets it, and `session.status` tells which it is.',
      ),
      code(`> {"id": 1, "method": "session.logon", "params": {"apiKey": "…", "timestamp": 1795284811648, "signature": "…"}}
< {"id": 1, "status": 200, "result": {"apiKey": "…", "authorizedSince": 1795284811650, "connectedSince": 1795284810000, "userDataStream": false, …}}
> {"id": 2, "method": "order.place", "params": {"symbol": "BTCUSDT", "side": "BUY", …, "timestamp": 1795284811660}}`),
      list([
        'A logon ends within a second when its key is deleted, its rights or addresses change, or its owner is frozen, changes the password or logs out of everything. The connection is told so with `{"id": null, "status": 401, "error": {"code": -2015, …}}`, stays open, and may log on again.',
        'A key with a secret (HMAC) signs each call and cannot log on: -4056.',
        '`rateLimits` is left out of an answer whose call has `returnRateLimits` false, and of every answer of a connection to `/ws-api/v3?returnRateLimits=false`.',
      ]),
    ),
    chapter(
      'own',
      'Your own events',
      paragraph(
        'The signed call `userDataStream.subscribe.signature` on that connection answers `{"subscriptionId": 0}`, and so does `userDataStream.subscribe` where it has logged on. From then on you hear of your orders and balances, whoever changed them: a bot, the page or a trade. A connection hears of each person once (-2035); `session.subscriptions` lists what it hears, `userDataStream.unsubscribe` ends one or all of it, and `session.logout` or a logon with another key what the logon began.',
      ),
      code(`< {"subscriptionId": 0, "event": {"e": "executionReport", "x": "TRADE", "X": "FILLED", "i": 28, …}}
< {"subscriptionId": 0, "event": {"e": "outboundAccountPosition", "B": [{"a": "BTC", "f": "1.00000000", "l": "0.00000000"}], …}}`),
      paragraph(
        'A client that knows listen keys asks for one (`POST /api/v3/userDataStream`, or `userDataStream.start` on a connection), opens `/ws/<listenKey>`, hears the same events there without `subscriptionId`, and keeps the key alive within the hour (`PUT`, or `userDataStream.ping`).',
      ),
      paragraph(
        'Events are told after they are durable, in their order. After a lost connection, read `openOrders` and `account` once and go on.',
      ),
    ),
  ];
}
