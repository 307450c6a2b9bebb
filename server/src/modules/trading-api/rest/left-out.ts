/** Calls that clients of this API know and that are deliberately missing here, and why. */
interface LeftOut {
  /** `GET /path`; without a method for all methods; `*` at the end includes everything below; `v*` is any version. */
  readonly calls: readonly string[];
  /** The names of the same calls over a connection. */
  readonly methods?: readonly string[];
  readonly why: string;
}

const everyVersion = (...names: readonly string[]): string[] => names.map((name) => `/sapi/v*/${name}/*`);

/**
 * The calls that are missing by decision. Each is answered with -1020, and the page for bot writers shows this list.
 */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    calls: ['POST /api/v3/sor/order', 'POST /api/v3/sor/order/test', 'GET /api/v3/myAllocations'],
    methods: ['sor.order.place', 'sor.order.test', 'myAllocations'],
    why: 'There is one book for each market: nothing to route between.',
  },
  {
    calls: ['POST /api/v3/orderList/opo', 'POST /api/v3/orderList/opoco'],
    methods: ['orderList.place.opo', 'orderList.place.opoco'],
    why: 'An order whose quantity follows another’s fill cannot be held before: see order lists.',
  },
  {
    calls: ['GET /api/v3/historicalBlockTrades'],
    methods: ['blockTrades.historical'],
    why: 'Nothing is traded beside the book.',
  },
  {
    calls: [
      'GET /api/v3/executionRules',
      'GET /api/v3/referencePrice',
      'GET /api/v3/referencePrice/calculation',
      'GET /api/v3/myFilters',
    ],
    methods: ['executionRules', 'referencePrice', 'referencePrice.calculation', 'myFilters'],
    why: 'Every account has the filters that `exchangeInfo` tells, and the band of a market is one of them.',
  },
  {
    calls: [
      'POST /sapi/v1/capital/withdraw/apply',
      'POST /sapi/v1/account/enableFastWithdrawSwitch',
      'POST /sapi/v1/account/disableFastWithdrawSwitch',
      ...everyVersion('localentity'),
    ],
    why: 'No call withdraws: a withdrawal is confirmed by its person, on the page.',
  },
  {
    calls: ['POST /sapi/v1/capital/deposit/credit-apply'],
    why: 'For a deposit that did not arrive there is a page, where a person says what happened.',
  },
  {
    calls: ['/sapi/v1/account/apiRestrictions/*'],
    why: 'What a key may do and from where is said on the page, when it is made.',
  },
  {
    calls: ['GET /sapi/v1/accountSnapshot'],
    why: 'No account is kept as it was at the end of a day; its trades, transfers, deposits and withdrawals are.',
  },
  {
    calls: ['/sapi/v1/asset/dust', '/sapi/v1/asset/dust-btc', ...everyVersion('asset/dust-convert', 'convert')],
    why: 'Small balances are converted on the page, at a price that is shown before.',
  },
  {
    calls: ['GET /sapi/v1/asset/dribblet'],
    why: 'Small balances become USDT here. Clients book whatever this call tells in another coin, and would be wrong.',
  },
  {
    calls: [...everyVersion('asset/convert-transfer', 'capital/contract')],
    why: 'No coin is turned into another by itself when it arrives or leaves.',
  },
  {
    calls: [
      ...['/sapi/v1/bnbBurn', '/sapi/v1/asset/assetDividend'],
      ...everyVersion('rebate', 'apiReferral', 'bv1/apiReferral'),
    ],
    why: 'There is no coin of the house that pays fees, nothing is paid out to holders, and no fee is given back.',
  },
  {
    calls: ['GET /sapi/v1/spot/delist-schedule', 'GET /sapi/v1/spot/open-symbol-list', 'GET /sapi/v1/spot/asset/tags'],
    why: 'What there is to trade says `exchangeInfo`; nothing is announced or labelled by a call.',
  },
  {
    calls: [
      ...everyVersion('margin', 'portfolio', 'futures', 'copyTrading', 'blvt', 'equity'),
      '/sapi/v1/userDataStream/*',
      'POST /sapi/v1/userListenToken',
      ...['/papi/*', '/fapi/*', '/dapi/*', '/eapi/*', '/futures/data/*'],
    ],
    methods: [
      ...['order.modify', 'algoOrder.place', 'algoOrder.cancel', 'account.balance', 'account.position'],
      ...['v2/account.balance', 'v2/account.status', 'v2/account.position'],
      'userDataStream.subscribe.listenToken',
    ],
    why: 'Spot alone: no margin, futures, options or shares. What clients load at their start is answered with empty lists.',
  },
  {
    calls: [
      ...everyVersion('sub-account', 'managed-subaccount', 'broker', 'asset/custody', 'asset/ledger-transfer'),
      'GET /sapi/v1/capital/deposit/subAddress',
      'GET /sapi/v1/capital/deposit/subHisrec',
    ],
    why: 'An account is one person’s, and nobody else keeps its coins.',
  },
  {
    calls: everyVersion(
      ...['simple-earn', 'lending', 'staking', 'eth-staking', 'sol-staking', 'soft-staking', 'onchain-yields'],
      ...['bfusd', 'rwusd', 'bswap', 'dci', 'accumulator', 'loan', 'mining', 'algo'],
      ...['fiat', 'pay', 'c2c', 'giftcard', 'nft'],
    ),
    why: 'Products of their own, where they are here at all: not for programs.',
  },
];

const CALLS = LEFT_OUT.flatMap(({ calls }) => calls);
const EXACT = new Set(CALLS.filter((call) => !call.includes('*')));
const BELOW = CALLS.filter((call) => call.endsWith('/*')).map(
  (call) => new RegExp(`^${call.slice(0, -2).replace('v*', 'v[1-9]')}(?:/|$)`),
);
const METHODS = new Set(LEFT_OUT.flatMap(({ methods = [] }) => methods));

/** Whether a call that does not exist here is missing by decision. */
export const isLeftOut = (method: string, path: string): boolean =>
  EXACT.has(`${method} ${path}`) || EXACT.has(path) || BELOW.some((below) => below.test(path));

/** The same for a method over a connection. */
export const isMethodLeftOut = (method: string): boolean => METHODS.has(method);
