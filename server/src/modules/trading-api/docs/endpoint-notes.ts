/** What each call of the API takes and tells; the table of the page is made of it, and a test holds it against the calls. */
export const ENDPOINT_NOTES: Readonly<Record<string, { readonly takes: string; readonly tells: string }>> = {
  'GET /api/v3/ping': { takes: '', tells: 'nothing; the service is there' },
  'GET /api/v3/time': { takes: '', tells: '`serverTime`, UTC milliseconds' },
  'GET /api/v3/exchangeInfo': {
    takes: '`symbol` or `symbols`',
    tells: 'limits, and each market with its filters: tick, lot, minimum, band',
  },
  'GET /api/v3/depth': { takes: '`symbol`, `limit` (100; to 5000)', tells: 'the book, with `lastUpdateId`' },
  'GET /api/v3/trades': { takes: '`symbol`, `limit` (500; to 1000)', tells: 'the latest trades' },
  'GET /api/v3/historicalTrades': { takes: '`symbol`, `fromId`, `limit`', tells: 'trades from an id on' },
  'GET /api/v3/aggTrades': {
    takes: '`symbol`, `fromId` or `startTime` and `endTime`, `limit`',
    tells: 'trades of one taker at one price, joined',
  },
  'GET /api/v3/klines': {
    takes: '`symbol`, `interval`, `startTime`, `endTime`, `limit` (500; to 1000)',
    tells: 'steps of a chart: `1m 5m 15m 30m 1h 4h 1d 1w 1M`',
  },
  'GET /api/v3/avgPrice': { takes: '`symbol`', tells: 'the average price of five minutes' },
  'GET /api/v3/ticker/24hr': { takes: '`symbol` or `symbols`, `type` (FULL, MINI)', tells: 'the last 24 hours' },
  'GET /api/v3/ticker/price': { takes: '`symbol` or `symbols`', tells: 'the last price' },
  'GET /api/v3/ticker/bookTicker': { takes: '`symbol` or `symbols`', tells: 'the best bid and ask' },
  'POST /api/v3/order': { takes: 'see Orders', tells: 'the order: ACK, RESULT or FULL with its fills' },
  'POST /api/v3/order/test': { takes: 'as a new order', tells: 'nothing; everything but the balance is judged' },
  'GET /api/v3/order': { takes: '`symbol`, `orderId` or `origClientOrderId`', tells: 'one order' },
  'DELETE /api/v3/order': {
    takes: '`symbol`, `orderId` or `origClientOrderId`, `cancelRestrictions`',
    tells: 'the order as it ended',
  },
  'GET /api/v3/openOrders': { takes: '`symbol`, or all markets', tells: 'open orders and waiting stops' },
  'DELETE /api/v3/openOrders': { takes: '`symbol`', tells: 'the orders that were cancelled' },
  'GET /api/v3/allOrders': {
    takes: '`symbol`, `orderId`, `startTime`, `endTime`, `limit`',
    tells: 'orders of every state',
  },
  'GET /api/v3/myTrades': {
    takes: '`symbol`, `orderId`, `fromId`, `startTime`, `endTime`, `limit`',
    tells: 'your trades with their fees',
  },
  'GET /api/v3/account': { takes: '`omitZeroBalances`', tells: 'balances of the spot account, and your fees' },
  'GET /api/v3/account/commission': { takes: '`symbol`', tells: 'your fees in a market' },
  'GET /sapi/v1/system/status': { takes: '', tells: 'whether the service works' },
  'GET /sapi/v1/asset/tradeFee': { takes: '`symbol`, or all markets', tells: 'your fees' },
  'GET /sapi/v1/capital/config/getall': { takes: '', tells: 'coins, their networks, minimums and fees' },
  'GET /sapi/v1/capital/deposit/address': { takes: '`coin`, `network`', tells: 'your address' },
  'GET /sapi/v1/capital/deposit/hisrec': {
    takes: '`coin`, `status`, `startTime`, `endTime`, `limit`, `offset`',
    tells: 'your deposits',
  },
  'GET /sapi/v1/capital/withdraw/history': {
    takes: '`coin`, `status`, `startTime`, `endTime`, `limit`, `offset`',
    tells: 'your withdrawals',
  },
};

/** Calls that only say that there is nothing: clients of larger exchanges make them by themselves. */
export const isAnsweredForClients = (id: string): boolean => /\/(?:fapi|dapi|eapi)\/|\/margin\//.test(id);
