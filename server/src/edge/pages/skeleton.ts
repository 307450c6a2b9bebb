import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import { formatFixed, groupThousands, readAmount } from '@bourse/core/money/amount.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { shellWord } from './catalogs.ts';
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
  account: ['shell.nav.security', 'shell.nav.notices', 'shell.nav.apiKeys', 'shell.nav.vip'],
} as const;
const TABS = [
  'shell.nav.home',
  'shell.nav.market',
  'shell.nav.trade',
  'shell.nav.contract',
  'shell.nav.assets',
] as const;
const PERCENT_PLACES = 2;
/** Pages whose first content is the markets as they are now. */
export const MARKET_PAGES: ReadonlySet<PageId | null> = new Set<PageId>(['shell.home', 'spot.markets']);

/** A market as a crawler reads it, in decimal text; null before the first trade. */
export interface MarketLine {
  readonly symbol: string;
  readonly last: string | null;
  readonly changePercent: string | null;
}

/** The pages of the five tabs of h5. */
const TAB_PAGES: ReadonlySet<PageId> = new Set<PageId>([
  'shell.home',
  'spot.markets',
  'spot.trade',
  'futures.trade',
  'holdings.overview',
]);

const words = (locale: Locale, keys: readonly Parameters<typeof shellWord>[1][]): string =>
  keys.map((key) => `<span>${escapeHtml(shellWord(locale, key))}</span>`).join('');

interface Shown {
  readonly isBare: boolean;
  readonly marketLines: readonly MarketLine[];
}

/**
 * The frame of a page as plain HTML in its final size, so that something real is shown before any script runs; with the
 * markets and their prices if the page is about them.
 */
export function skeletonOf(id: PageId | null, title: string, look: Look, { isBare, marketLines }: Shown): string {
  const { formFactor, locale } = look;
  const head = id === 'shell.home' ? homeHead(locale) : `<h1 class="boot-title">${escapeHtml(title)}</h1>`;
  const blocks =
    MARKET_PAGES.has(id) && marketLines.length > 0
      ? marketTable(marketLines, locale)
      : '<div class="boot-block"></div><div class="boot-block"></div>';
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

const homeHead = (locale: Locale): string =>
  `<h1 class="boot-title">${escapeHtml(shellWord(locale, 'shell.home.title'))}</h1><p>${escapeHtml(shellWord(locale, 'shell.home.text'))}</p>`;

function marketTable(lines: readonly MarketLine[], locale: Locale): string {
  const heads = (['shell.price.coin', 'shell.price.last', 'shell.price.change'] as const).map(
    (key) => `<th scope="col">${escapeHtml(shellWord(locale, key))}</th>`,
  );
  const path = pageOf('spot.trade').path;
  const rows = lines.map(({ symbol, last, changePercent }) => {
    const pair = `<a href="${path}?symbol=${escapeHtml(symbol)}">${escapeHtml(symbol.replace('_', '/'))}</a>`;
    return `<tr><td>${pair}</td><td>${last === null ? '--' : groupThousands(last)}</td><td>${changeText(changePercent)}</td></tr>`;
  });
  return `<table class="boot-markets"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Written exactly as the app writes it a moment later: two places, a sign, and a true minus. */
function changeText(percent: string | null): string {
  if (percent === null) return '--';
  const units = readAmount(percent, PERCENT_PLACES);
  const size = formatFixed(units < 0n ? -units : units, PERCENT_PLACES, PERCENT_PLACES);
  return `${units < 0n ? '\u2212' : units > 0n ? '+' : ''}${size}%`;
}
