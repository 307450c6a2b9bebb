/** What the browser's router and the server's HTML edge agree on about one page. */
export interface Page {
  /** Exact path; `:name` stands for one segment. */
  readonly path: `/${string}`;
  /** The capability that shows it, as in architecture/levels.cjs; `shell` for the frame's own pages. */
  readonly capability: string;
  /** A visitor is sent to the login page first. The router guards this; the server sends the same HTML to everybody. */
  readonly needsLogin?: true;
  /** The catalogs that the page needs first; that of its capability if left out. */
  readonly texts?: readonly string[];
  /** Other paths under which the same page is shown. */
  readonly alsoAt?: readonly `/${string}`[];
  /** The side navigation that the desktop shows with it. */
  readonly side?: 'wallet' | 'account';
  /** Priority in the sitemap; pages without one are not listed. */
  readonly sitemap?: string;
  readonly viewport?: string;
  /** Exists only in the demo; production has no such page. */
  readonly demoOnly?: true;
}

export const VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover';

const wallet = { needsLogin: true, side: 'wallet' } as const;
/** Texts that the pages of a person's money share. The overview, where most visits begin, loads only the first at once. */
const MONEY_TEXTS = ['balances', 'balances-move'] as const;
const addressBook = { ...wallet, texts: ['address-book', ...MONEY_TEXTS] } as const;
const deposits = { ...wallet, texts: ['deposits', ...MONEY_TEXTS] } as const;
const WITHDRAWAL_TEXTS = ['withdrawals', 'address-book', 'deposits', ...MONEY_TEXTS] as const;
const RECORD_TEXTS = ['bookings', 'transfers', ...WITHDRAWAL_TEXTS] as const;
const bookings = { ...wallet, texts: RECORD_TEXTS } as const;
/** Any page of the capability may ask for a factor, and says what protects the account and how it was verified. */
const IDENTITY_TEXTS = ['identity', 'identity-security', 'identity-levels'] as const;
const identity = { capability: 'identity', texts: IDENTITY_TEXTS } as const;
const linked = { texts: ['linked-wallet', ...WITHDRAWAL_TEXTS] } as const;

/** Every page under its id. Sorted by id; ids begin with the capability. */
export const pages = {
  'address-book.addAddress': { path: '/wallet/add-withdraw-address', capability: 'address-book', ...addressBook },
  'address-book.address': { path: '/wallet/address', capability: 'address-book', ...addressBook },
  'address-book.addressManage': { path: '/wallet/address-manage', capability: 'address-book', ...addressBook },
  'address-book.addressUpdate': { path: '/wallet/address-update', capability: 'address-book', ...addressBook },
  'address-book.h5Address': {
    path: '/wallet/h5-address',
    capability: 'address-book',
    ...addressBook,
  },
  'address-book.h5AddressInternal': { path: '/wallet/h5-address-internal', capability: 'address-book', ...addressBook },
  'address-book.h5AddressInternalAdd': {
    path: '/wallet/h5-address-internal-add',
    capability: 'address-book',
    ...addressBook,
  },
  'auto-invest.plans': {
    path: '/wallet/fixedVote',
    capability: 'auto-invest',
    ...wallet,
    texts: ['auto-invest', ...MONEY_TEXTS],
  },
  'bonus.coupons': { path: '/wallet/coupons', capability: 'bonus', ...wallet },
  'bonus.merchandise': { path: '/front/merchandise', capability: 'bonus' },
  'bonus.taskCenter': { path: '/front/taskCenter', capability: 'bonus' },
  'bookings.bill': { path: '/wallet/bill', capability: 'bookings', ...bookings },
  'bookings.billDetail': { path: '/wallet/bill-detail', capability: 'bookings', ...bookings },
  'bookings.financial': { path: '/wallet/financial', capability: 'bookings', ...bookings },
  'bookings.h5Financial': {
    path: '/wallet/h5-financial',
    capability: 'bookings',
    ...bookings,
  },
  'card.bill': { path: '/wallet/credit-card-bill', capability: 'card', ...wallet },
  'card.billDetail': { path: '/wallet/credit-card-bill-detail', capability: 'card', ...wallet },
  'copy-trading.home': { path: '/followup', capability: 'copy-trading' },
  'deposits.deposit': { path: '/wallet/deposit', capability: 'deposits', ...deposits },
  'deposits.depositInternal': { path: '/wallet/deposit/internal', capability: 'deposits', ...deposits },
  'deposits.devFaucet': { path: '/dev/faucet', capability: 'deposits', ...deposits, demoOnly: true },
  'earn.product': { path: '/wallet/earn/product', capability: 'earn', side: 'wallet' },
  'earn.products': { path: '/wallet/earn', capability: 'earn', side: 'wallet', sitemap: '0.9' },
  'futures.trade': { path: '/frontswap/swaptrade', capability: 'futures', sitemap: '0.8' },
  'grid.manage': { path: '/wallet/tactics', capability: 'grid', ...wallet },
  'grid.strategy': { path: '/front/strategy', capability: 'grid' },
  'holdings.assets': {
    path: '/wallet/assets',
    capability: 'holdings',
    ...wallet,
    texts: ['holdings-asset', 'holdings', ...RECORD_TEXTS],
  },
  'holdings.h5SelectCoin': {
    path: '/wallet/h5-select-coin',
    capability: 'holdings',
    ...wallet,
    texts: ['holdings-asset', 'holdings', ...MONEY_TEXTS],
  },
  'holdings.overview': {
    path: '/wallet/overview',
    capability: 'holdings',
    ...wallet,
    texts: ['holdings', 'balances'],
    alsoAt: ['/overview'],
  },
  'holdings.searchCoin': {
    path: '/wallet/search-coin',
    capability: 'holdings',
    ...wallet,
    texts: ['holdings-asset', 'holdings', ...MONEY_TEXTS],
  },
  'identity.center': {
    path: '/h5/user/center',
    ...identity,
    needsLogin: true,
  },
  'identity.login': { path: '/front/login', ...identity, sitemap: '0.5' },
  'identity.loginAndRegister': { path: '/h5/user/loginAndRegister', ...identity },
  'identity.register': { path: '/front/register', ...identity, sitemap: '0.5' },
  'identity.security': { path: '/frontweb/user/security', ...identity, needsLogin: true, side: 'account' },
  'identity.vip': { path: '/frontweb/user/vip', ...identity, needsLogin: true, side: 'account' },
  'identity.vipInfo': {
    path: '/h5/user/vipinfo',
    ...identity,
    needsLogin: true,
  },
  'launch.history': { path: '/wallet/fansup/history', capability: 'launch', ...wallet },
  'launch.home': { path: '/wallet/fansup/home', capability: 'launch', ...wallet },
  'launch.project': {
    path: '/wallet/fansup/:id',
    capability: 'launch',
    ...wallet,
    texts: ['launch', ...MONEY_TEXTS],
  },
  'linked-wallet.devWallet': { path: '/dev/wallet', capability: 'linked-wallet', ...linked, demoOnly: true },
  'linked-wallet.link': {
    path: '/frontweb/user/linkhyperpay',
    capability: 'linked-wallet',
    ...linked,
    needsLogin: true,
    side: 'account',
  },
  'linked-wallet.scan': {
    path: '/l/:token',
    capability: 'linked-wallet',
    ...linked,
    demoOnly: true,
  },
  'notices.center': { path: '/frontweb/user/notices', capability: 'notices', needsLogin: true, side: 'account' },
  'notices.devInbox': { path: '/dev/inbox', capability: 'notices', demoOnly: true },
  'operator.officialLinks': { path: '/support/official-links', capability: 'operator', sitemap: '0.5' },
  'otc.trade': { path: '/frontOtc/trade', capability: 'otc', sitemap: '0.5' },
  'proof.liabilities': { path: '/wallet/proof', capability: 'proof', side: 'wallet', sitemap: '0.5' },
  'recovery.cases': {
    path: '/wallet/recovery',
    capability: 'recovery',
    ...wallet,
    texts: ['recovery', ...MONEY_TEXTS],
  },
  'report.year': { path: '/h5/report/2023', capability: 'report', needsLogin: true },
  'shell.home': { path: '/', capability: 'shell', sitemap: '1.0', texts: ['spot-markets'] },
  'spot.markets': { path: '/markets', capability: 'spot', sitemap: '0.8', texts: ['spot-markets'] },
  'spot.orders': {
    path: '/wallet/exchange',
    capability: 'spot',
    ...wallet,
    texts: ['spot-orders', ...RECORD_TEXTS],
  },
  'spot.trade': { path: '/frontSpot/spottrade', capability: 'spot', sitemap: '0.8' },
  'trading-api.keys': { path: '/frontweb/user/api', capability: 'trading-api', needsLogin: true, side: 'account' },
  'transfers.transfer': { path: '/wallet/transfer', capability: 'transfers', ...bookings },
  'withdrawals.cancelWithdrawal': {
    path: '/wallet/cancel-withdrawal',
    capability: 'withdrawals',
    texts: WITHDRAWAL_TEXTS,
  },
  'withdrawals.withdraw': { path: '/wallet/withdraw', capability: 'withdrawals', ...wallet, texts: WITHDRAWAL_TEXTS },
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof pages;

/** Paths that only redirect. */
export const REDIRECTS: Readonly<Record<string, `/${string}`>> = {
  '/wallet': '/wallet/overview',
  '/wallet/fansup': '/wallet/fansup/home',
};

/** The page that says that the service is down. It is static and needs no database. */
export const DOWNTIME_PATH = '/downtime/index.html';
/** Longer places are dropped: an address may only be so long, and this one contains the place in encoded form. */
const PLACE_LENGTH_MAX = 1_900;

/** The downtime page with a way back to `place`: the path and query of this origin, as the browser has them. */
export function downtimeFrom(place: string): string {
  const from = encodeURIComponent(place);
  return from.length > PLACE_LENGTH_MAX ? DOWNTIME_PATH : `${DOWNTIME_PATH}?from=${from}`;
}

/** Whether one of our pages may have this path: no encoding, no backslash, no part that is empty or begins with a dot. */
export const isPlainPath = (path: string): boolean => /^\/[A-Za-z0-9/_.@+-]*$/.test(path) && !/\/\.|\/\//.test(path);

/**
 * Where the downtime page leads back to, given the decoded `from`: a plain path of this origin with its query. Anything else
 * leads to the first page, so that a link to the downtime page cannot redirect elsewhere.
 */
export function placeToReturnTo(from: string | null): string {
  if (from === null || from.length > PLACE_LENGTH_MAX) return '/';
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(from) ?? [];
  if (!isPlainPath(path) || path === DOWNTIME_PATH || !/^[!-[\]-~]*$/.test(query)) return '/';
  return from;
}

const PAGES_BY_ID: ReadonlyMap<string, Page> = new Map<string, Page>(Object.entries(pages));
const PAGE_IDS_BY_PATH = new Map<string, PageId>();
for (const [id, page] of PAGES_BY_ID) {
  for (const path of [page.path, ...(page.alsoAt ?? [])]) PAGE_IDS_BY_PATH.set(path, id as PageId);
}

/** Everything that server and web agree on about one page. */
export const pageOf = (id: PageId): Page => PAGES_BY_ID.get(id) as Page;

/** The catalogs that a page needs before it can be drawn, in addition to those of the frame. */
export const textsOf = (id: PageId): readonly string[] => pageOf(id).texts ?? [pageOf(id).capability];

const LAUNCH_PROJECT_PATH = /^\/wallet\/fansup\/[A-Za-z0-9_-]{1,64}$/;
const LINK_CODE_PATH = /^\/l\/[A-Za-z0-9_-]{22}$/;

/** The page at a path without query, or null. One slash at the end is ignored. */
export function pageIdAt(path: string): PageId | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const found = PAGE_IDS_BY_PATH.get(plain);
  if (found) return found;
  if (LINK_CODE_PATH.test(plain)) return 'linked-wallet.scan';
  return LAUNCH_PROJECT_PATH.test(plain) ? 'launch.project' : null;
}
