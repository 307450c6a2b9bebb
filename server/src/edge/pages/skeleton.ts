import type { PageId } from '@bourse/contract/pages.ts';
import { pageOf } from '@bourse/contract/pages.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { shellWord } from './catalogs.ts';
import { escaped } from './html.ts';
import type { Look } from './look.ts';

const MARK =
  '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20"><path d="M3 1.5h9.2a4.1 4.1 0 0 1 0 8.2H3z" class="fill-text"/><path d="M3 10.8h10.4a4.1 4.1 0 0 1 0 8.2H3z" class="fill-accent"/></svg>';

const NAV = [
  'shell.nav.buyCrypto',
  'shell.nav.market',
  'shell.nav.trade',
  'shell.nav.futures',
  'shell.nav.earn',
  'shell.nav.launch',
] as const;
const SIDES = {
  wallet: [
    'shell.nav.overview',
    'shell.nav.funding',
    'shell.nav.spot',
    'shell.nav.p2p',
    'shell.nav.futures',
    'shell.nav.earn',
    'shell.nav.copyTrading',
    'shell.nav.bonus',
  ],
  account: ['shell.nav.security', 'shell.nav.vip', 'shell.nav.linkedWallet'],
} as const;
const TABS = [
  'shell.nav.home',
  'shell.nav.market',
  'shell.nav.trade',
  'shell.nav.contract',
  'shell.nav.assets',
] as const;
/** The pages under the five tabs of h5. */
const TAB_PAGES: ReadonlySet<PageId> = new Set<PageId>([
  'shell.home',
  'spot.markets',
  'spot.trade',
  'futures.trade',
  'wallet.overview',
]);

const words = (locale: Locale, keys: readonly Parameters<typeof shellWord>[1][]): string =>
  keys.map((key) => `<span>${escaped(shellWord(locale, key))}</span>`).join('');

/** The frame of a page as plain HTML, in its final measures, so that something true is seen before any script has run. */
export function skeletonOf(id: PageId | null, title: string, { formFactor, locale }: Look, isBare: boolean): string {
  const head = `<p class="boot-title">${escaped(title)}</p>`;
  const blocks = '<div class="boot-block"></div><div class="boot-block"></div>';
  if (formFactor === 'h5') {
    const tabs = id && TAB_PAGES.has(id) && !isBare ? `<div class="boot-tabs">${words(locale, TABS)}</div>` : '';
    return `<div class="boot-h5">${head}${blocks}</div>${tabs}`;
  }
  const side = id && !isBare ? pageOf(id).side : undefined;
  const header = isBare
    ? ''
    : `<div class="boot-header"><span class="boot-brand">${MARK}Bourse</span>${words(locale, NAV)}</div>`;
  const menu = side ? `<div class="boot-side">${words(locale, SIDES[side])}</div>` : '';
  return `${header}<div class="boot-body">${menu}<div class="boot-main">${head}${blocks}</div></div>`;
}
