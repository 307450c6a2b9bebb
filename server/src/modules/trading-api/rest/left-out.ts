/** Calls that clients of this form know and that are not here, and why. */
interface LeftOut {
  /** `GET /path`, without a method for all of them, with `*` at the end for all below. */
  readonly calls: readonly string[];
  /** What the same is called over a connection. */
  readonly methods?: readonly string[];
  readonly why: string;
}

/** What is left out by decision. Each is answered -1020; the page for bot writers shows the same list. */
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
    calls: ['POST /sapi/v1/capital/withdraw/apply', '/sapi/v1/localentity/*'],
    why: 'No call withdraws: a withdrawal is confirmed by its person, on the page.',
  },
  {
    calls: ['/sapi/v1/asset/dust', '/sapi/v1/asset/dust-btc', '/sapi/v1/asset/dust-convert/*', '/sapi/v1/convert/*'],
    why: 'Small balances are converted on the page, at a price that is shown before.',
  },
  {
    calls: ['/sapi/v1/bnbBurn', '/sapi/v1/spot/delist-schedule', '/sapi/v1/asset/assetDividend'],
    why: 'There is no coin of the house that pays fees, and nothing is paid out to holders.',
  },
  {
    calls: [
      '/sapi/v1/margin/*',
      '/sapi/v2/margin/*',
      '/sapi/v1/portfolio/*',
      '/papi/*',
      '/fapi/*',
      '/dapi/*',
      '/eapi/*',
    ],
    why: 'Spot alone: no margin, futures or options. What clients load at their start is answered with empty lists.',
  },
  {
    calls: ['/sapi/v1/sub-account/*', '/sapi/v2/sub-account/*', '/sapi/v1/managed-subaccount/*', '/sapi/v1/broker/*'],
    why: 'An account is one person’s.',
  },
  {
    calls: [
      ...['/sapi/v1/simple-earn/*', '/sapi/v1/loan/*', '/sapi/v2/loan/*', '/sapi/v1/mining/*', '/sapi/v1/fiat/*'],
      ...['/sapi/v1/pay/*', '/sapi/v1/c2c/*', '/sapi/v1/giftcard/*', '/sapi/v1/nft/*', '/sapi/v1/algo/*'],
    ],
    why: 'Products of their own, where they are here at all: not for programs.',
  },
];

const EXACT = new Set(LEFT_OUT.flatMap(({ calls }) => calls.filter((call) => !call.endsWith('*'))));
const BELOW = LEFT_OUT.flatMap(({ calls }) =>
  calls.filter((call) => call.endsWith('*')).map((call) => call.slice(0, -1)),
);
const METHODS = new Set(LEFT_OUT.flatMap(({ methods = [] }) => methods));

/** Whether a call that there is not is left out by decision. */
export const isLeftOut = (method: string, path: string): boolean =>
  EXACT.has(`${method} ${path}`) || EXACT.has(path) || BELOW.some((start) => path.startsWith(start));

/** The same of a method over a connection. */
export const isMethodLeftOut = (method: string): boolean => METHODS.has(method);
