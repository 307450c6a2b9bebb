import type { PageId } from '@bourse/contract/pages.ts';
import type { Layout, RedirectTo, Screen } from '../lib/screen.ts';
import { products } from './products.ts';

const redirectTo = (id: PageId): RedirectTo => ({ redirectTo: id });

const notOpenLayout: Layout = () => import('./pages/not-open.tsx');
/** A page whose capability is not open: it keeps its title and says so. */
const notOpen: Screen = { desktop: notOpenLayout, h5: notOpenLayout };

/** Whether a page's capability is not open. */
export const isNotOpen = (id: PageId): boolean => screens[id] === notOpen;

type Described = Extract<(typeof products)[number], { readonly screens: object }>['screens'];
type PagesOf<Screens> = Screens extends object ? keyof Screens : never;

/** Both layouts of every page that belongs to no product. Sorted by id. */
const ownScreens: Readonly<Record<Exclude<PageId, PagesOf<Described>>, Screen>> = {
  'address-book.addAddress': {
    desktop: () => import('../features/address-book/screens/address-form/address-form.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-form/address-form.h5.tsx'),
  },
  'address-book.address': {
    desktop: () => import('../features/address-book/screens/address-book/address-book.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-book/address-book.h5.tsx'),
  },
  'address-book.addressManage': {
    desktop: () => import('../features/address-book/screens/address-book/address-book.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-book/address-book.h5.tsx'),
  },
  'address-book.addressUpdate': {
    desktop: () => import('../features/address-book/screens/address-form/address-form.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-form/address-form.h5.tsx'),
  },
  'address-book.h5Address': {
    desktop: () => import('../features/address-book/screens/address-book/address-book.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-book/address-book.h5.tsx'),
  },
  'address-book.h5AddressInternal': {
    desktop: () => import('../features/address-book/screens/address-book/address-book.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-book/address-book.h5.tsx'),
  },
  'address-book.h5AddressInternalAdd': {
    desktop: () => import('../features/address-book/screens/address-form/address-form.desktop.tsx'),
    h5: () => import('../features/address-book/screens/address-form/address-form.h5.tsx'),
  },
  'bonus.coupons': notOpen,
  'bonus.merchandise': notOpen,
  'bonus.taskCenter': notOpen,
  'bookings.bill': {
    desktop: () => import('../features/bookings/screens/bill/bill.desktop.tsx'),
    h5: () => import('../features/bookings/screens/bill/bill.h5.tsx'),
  },
  'bookings.billDetail': {
    desktop: () => import('../features/bookings/screens/bill-detail/bill-detail.desktop.tsx'),
    h5: () => import('../features/bookings/screens/bill-detail/bill-detail.h5.tsx'),
  },
  'bookings.financial': {
    desktop: () => import('../features/bookings/screens/financial/financial.desktop.tsx'),
    h5: () => import('../features/bookings/screens/financial/financial.h5.tsx'),
  },
  'bookings.h5Financial': {
    desktop: () => import('../features/bookings/screens/financial/financial.desktop.tsx'),
    h5: () => import('../features/bookings/screens/financial/financial.h5.tsx'),
  },
  'card.bill': notOpen,
  'card.billDetail': notOpen,
  'copy-trading.home': notOpen,
  'deposits.deposit': {
    desktop: () => import('../features/deposits/screens/deposit/deposit.desktop.tsx'),
    h5: () => import('../features/deposits/screens/deposit/deposit.h5.tsx'),
  },
  'deposits.depositInternal': {
    desktop: () => import('../features/deposits/screens/deposit-internal/deposit-internal.desktop.tsx'),
    h5: () => import('../features/deposits/screens/deposit-internal/deposit-internal.h5.tsx'),
  },
  'deposits.devFaucet': {
    desktop: () => import('../features/deposits/screens/deposit/deposit.desktop.tsx'),
    h5: () => import('../features/deposits/screens/deposit/deposit.h5.tsx'),
  },
  'futures.trade': notOpen,
  'holdings.assets': {
    desktop: () => import('../features/holdings/screens/asset-detail/asset-detail.desktop.tsx'),
    h5: () => import('../features/holdings/screens/asset-detail/asset-detail.h5.tsx'),
  },
  'holdings.h5SelectCoin': {
    desktop: () => import('../features/holdings/screens/search-coin/search-coin.desktop.tsx'),
    h5: () => import('../features/holdings/screens/search-coin/search-coin.h5.tsx'),
  },
  'holdings.overview': {
    desktop: () => import('../features/holdings/screens/overview/overview.desktop.tsx'),
    h5: () => import('../features/holdings/screens/overview/overview.h5.tsx'),
  },
  'holdings.searchCoin': {
    desktop: () => import('../features/holdings/screens/search-coin/search-coin.desktop.tsx'),
    h5: () => import('../features/holdings/screens/search-coin/search-coin.h5.tsx'),
  },
  'identity.center': {
    desktop: redirectTo('identity.security'),
    h5: () => import('../features/identity/screens/security/security.h5.tsx'),
  },
  'identity.login': {
    desktop: () => import('../features/identity/screens/login/login.desktop.tsx'),
    h5: redirectTo('identity.loginAndRegister'),
  },
  'identity.loginAndRegister': {
    desktop: redirectTo('identity.login'),
    h5: () => import('../features/identity/screens/login-and-register/login-and-register.h5.tsx'),
  },
  'identity.register': {
    desktop: () => import('../features/identity/screens/register/register.desktop.tsx'),
    h5: redirectTo('identity.loginAndRegister'),
  },
  'identity.security': {
    desktop: () => import('../features/identity/screens/security/security.desktop.tsx'),
    h5: redirectTo('identity.center'),
  },
  'identity.vip': {
    desktop: () => import('../features/identity/screens/vip/vip.desktop.tsx'),
    h5: redirectTo('identity.vipInfo'),
  },
  'identity.vipInfo': {
    desktop: redirectTo('identity.vip'),
    h5: () => import('../features/identity/screens/vip/vip.h5.tsx'),
  },
  'notices.center': {
    desktop: () => import('../features/notices/screens/center/center.desktop.tsx'),
    h5: () => import('../features/notices/screens/center/center.h5.tsx'),
  },
  'notices.devInbox': {
    desktop: () => import('../features/notices/screens/inbox/inbox.desktop.tsx'),
    h5: () => import('../features/notices/screens/inbox/inbox.h5.tsx'),
  },
  'operator.officialLinks': {
    desktop: () => import('../features/operator/screens/official-links/official-links.desktop.tsx'),
    h5: () => import('../features/operator/screens/official-links/official-links.h5.tsx'),
  },
  'otc.trade': notOpen,
  'proof.liabilities': {
    desktop: () => import('../features/proof/screens/liabilities/liabilities.desktop.tsx'),
    h5: () => import('../features/proof/screens/liabilities/liabilities.h5.tsx'),
  },
  'recovery.cases': {
    desktop: () => import('../features/recovery/screens/cases/cases.desktop.tsx'),
    h5: () => import('../features/recovery/screens/cases/cases.h5.tsx'),
  },
  'report.year': notOpen,
  'shell.home': { desktop: () => import('./pages/home.tsx'), h5: () => import('./pages/home.tsx') },
  'trading-api.keys': {
    desktop: () => import('../features/trading-api/screens/keys/keys.desktop.tsx'),
    h5: () => import('../features/trading-api/screens/keys/keys.h5.tsx'),
  },
  'transfers.transfer': {
    desktop: () => import('../features/bookings/screens/transfer-history/transfer-history.desktop.tsx'),
    h5: () => import('../features/bookings/screens/transfer-history/transfer-history.h5.tsx'),
  },
  'withdrawals.cancelWithdrawal': {
    desktop: () => import('../features/withdrawals/screens/cancel-withdrawal/cancel-withdrawal.desktop.tsx'),
    h5: () => import('../features/withdrawals/screens/cancel-withdrawal/cancel-withdrawal.h5.tsx'),
  },
  'withdrawals.withdraw': {
    desktop: () => import('../features/withdrawals/screens/withdraw/withdraw.desktop.tsx'),
    h5: () => import('../features/withdrawals/screens/withdraw/withdraw.h5.tsx'),
  },
};

/** Both layouts of every page. contract/src/pages.ts has their paths, login and metadata under the same ids. */
export const screens = Object.assign(
  {},
  ownScreens,
  ...products.map((product) => ('screens' in product ? product.screens : {})),
) as Readonly<Record<PageId, Screen>>;
