/** One call per line: its name, its parameters, and what it answers. */
const NOTES = `
GET /api/v3/ping |  | nothing; the service is there
GET /api/v3/time |  | \`serverTime\`, UTC milliseconds
GET /api/v3/exchangeInfo | \`symbol\` or \`symbols\` | limits, and each market with its filters: tick, lot, minimum, band
GET /api/v3/depth | \`symbol\`, \`limit\` (100; to 5000) | the book, with \`lastUpdateId\`
GET /api/v3/trades | \`symbol\`, \`limit\` (500; to 1000) | the latest trades
GET /api/v3/historicalTrades | \`symbol\`, \`fromId\`, \`limit\` | trades from an id on
GET /api/v3/aggTrades | \`symbol\`, \`fromId\` or \`startTime\` and \`endTime\`, \`limit\` | trades of one taker at one price, joined
GET /api/v3/klines | \`symbol\`, \`interval\`, \`startTime\`, \`endTime\`, \`timeZone\`, \`limit\` (500; to 1000) | steps of a chart, see Charts
GET /api/v3/uiKlines | as \`klines\` | the same
GET /api/v3/avgPrice | \`symbol\` | the average price of five minutes
GET /api/v3/ticker | \`symbol\` or \`symbols\` (100), \`windowSize\` (1d; 1m to 59m, 1h to 23h, 1d to 7d), \`type\`, \`symbolStatus\` | a window that rolls: it opens with a minute and ends now
GET /api/v3/ticker/24hr | \`symbol\` or \`symbols\`, \`type\` (FULL, MINI), \`symbolStatus\` | the last 24 hours
GET /api/v3/ticker/tradingDay | \`symbol\` or \`symbols\` (100), \`timeZone\`, \`type\`, \`symbolStatus\` | the day that is running
GET /api/v3/ticker/price | \`symbol\` or \`symbols\` | the last price
GET /api/v3/ticker/bookTicker | \`symbol\` or \`symbols\` | the best bid and ask
POST /api/v3/order | see Orders | the order: ACK, RESULT or FULL with its fills
POST /api/v3/order/test | as a new order | nothing; the minimum, the band and your balance are judged only when it is placed
POST /api/v3/order/cancelReplace | as a new order, \`cancelReplaceMode\` (STOP_ON_FAILURE, ALLOW_FAILURE), \`cancelOrderId\` or \`cancelOrigClientOrderId\` | what became of the cancel and of the new order: one step, durable as a whole
PUT /api/v3/order/amend/keepPriority | \`symbol\`, \`orderId\` or \`origClientOrderId\`, \`newQty\` | the order, smaller and at its place in the queue; it keeps its \`clientOrderId\`, whatever \`newClientOrderId\` asks for
GET /api/v3/order/amendments | \`symbol\`, \`orderId\`, \`fromExecutionId\`, \`limit\` | how an order became smaller
GET /api/v3/order | \`symbol\`, \`orderId\` or \`origClientOrderId\` | one order
DELETE /api/v3/order | \`symbol\`, \`orderId\` or \`origClientOrderId\`, \`cancelRestrictions\` | the order as it ended
GET /api/v3/openOrders | \`symbol\`, or all markets | open orders and waiting stops
DELETE /api/v3/openOrders | \`symbol\` | the orders that were cancelled; each ten of them weigh 1 more, counted when they have ended
GET /api/v3/allOrders | \`symbol\`, \`orderId\`, \`startTime\`, \`endTime\`, \`limit\` | orders of every state
POST /api/v3/orderList/oco | see Order lists | the list and its two orders
POST /api/v3/orderList/oto | see Order lists | the list, its working order and the one that waits
POST /api/v3/orderList/otoco | see Order lists | the list, its working order and the pair that waits
POST /api/v3/order/oco | \`symbol\`, \`side\`, \`quantity\`, \`price\`, \`stopPrice\`, \`stopLimitPrice\` with \`stopLimitTimeInForce\`, \`listClientOrderId\`, \`limitClientOrderId\`, \`stopClientOrderId\` | the older form of \`orderList/oco\`
GET /api/v3/orderList | \`orderListId\` or \`origClientOrderId\` | one list
DELETE /api/v3/orderList | \`symbol\`, \`orderListId\` or \`listClientOrderId\` | the list as it ended, with the orders that were cancelled
GET /api/v3/openOrderList |  | lists of which an order is open or waits for its turn
GET /api/v3/allOrderList | \`fromId\`, or \`startTime\` and \`endTime\`, \`limit\` | lists of every state
GET /api/v3/myTrades | \`symbol\`, \`orderId\`, \`fromId\`, \`startTime\`, \`endTime\`, \`limit\` | your trades with their fees
GET /api/v3/myPreventedMatches | \`symbol\`, \`preventedMatchId\`, or \`orderId\` and \`fromPreventedMatchId\`, \`limit\` | where two orders of yours met and did not trade
GET /api/v3/account | \`omitZeroBalances\` | balances of the spot account, and your fees
GET /api/v3/account/commission | \`symbol\` | your fees in a market
GET /api/v3/rateLimit/order |  | what you used of the limits of new orders
GET /sapi/v1/account/status |  | \`{"data": "Normal"}\`; a frozen account is refused with its keys
GET /sapi/v1/account/info |  | your VIP level, and that margin, futures and options are off
GET /sapi/v1/account/apiTradingStatus |  | that no key is locked for how its orders behave: nothing here does that
GET /sapi/v1/account/apiRestrictions |  | what this key may do, and from where
GET /sapi/v1/system/status |  | whether the service works
GET /sapi/v1/asset/tradeFee | \`symbol\`, or all markets | your fees
GET /sapi/v1/asset/assetDetail | \`asset\`, or all coins | whether a coin can come and leave, and on its first network the least withdrawal and its fee
GET /sapi/v1/asset/wallet/balance | \`quoteAsset\` (BTC) | what the spot and the funding account are worth at the last prices; a coin without a price counts for nothing
GET /sapi/v1/capital/config/getall |  | coins, their networks, minimums and fees
GET /sapi/v1/capital/deposit/address | \`coin\`, \`network\` | your address
GET /sapi/v1/capital/deposit/address/list | \`coin\`, \`network\` | the same as a list of one
GET /sapi/v1/capital/withdraw/address/list |  | the addresses that you saved; \`whiteStatus\` says whether your whitelist lets one be used by now
GET /sapi/v1/capital/withdraw/quota |  | what may leave in 24 hours, in USDT, and how much of that is not left
POST /sapi/v3/asset/getUserAsset | \`asset\`, \`needBtcValuation\` | what is in the spot account
POST /sapi/v1/asset/get-funding-asset | \`asset\`, \`needBtcValuation\` | what is in the funding account
POST /sapi/v1/asset/transfer | \`type\` (MAIN_FUNDING, FUNDING_MAIN), \`asset\`, \`amount\`, \`clientTranId\` | \`tranId\`. With your own \`clientTranId\` a repeat moves nothing and is answered as the first
GET /sapi/v1/asset/transfer | \`type\`, \`startTime\`, \`endTime\`, \`current\` (1), \`size\` (10; to 100) | your transfers, and how many there are
GET /sapi/v1/capital/deposit/hisrec | \`coin\`, \`status\`, \`txId\`, \`startTime\`, \`endTime\`, \`limit\`, \`offset\` | your deposits
GET /sapi/v1/capital/withdraw/history | \`coin\`, \`status\`, \`idList\`, \`startTime\`, \`endTime\`, \`limit\`, \`offset\` | your withdrawals
POST /api/v3/userDataStream |  | \`listenKey\`, good for an hour; the key is enough, nothing is signed
PUT /api/v3/userDataStream | \`listenKey\` | nothing; it is good for another hour
DELETE /api/v3/userDataStream | \`listenKey\` | nothing; its stream ends
`;

const noteOf = (line: string): [string, { readonly takes: string; readonly tells: string }] => {
  const [id = '', takes = '', tells = ''] = line.split('|').map((part) => part.trim());
  return [id, { takes, tells }];
};

/**
 * What each call takes and answers. The table on the page is made from this, and a test compares it with the real
 * calls.
 */
export const ENDPOINT_NOTES = Object.fromEntries(NOTES.trim().split('\n').map(noteOf));

/** Calls that only answer that there is nothing. They exist because clients of larger exchanges make them unasked. */
export const isAnsweredForClients = (id: string): boolean => /\/(?:fapi|dapi|eapi)\/|\/margin\//.test(id);
