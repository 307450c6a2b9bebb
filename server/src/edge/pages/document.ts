import { type PageId, pageOf, VIEWPORT } from '@bourse/contract/pages.ts';
import { BRAND } from '@bourse/i18n/brand.ts';
import { LOCALES, languageTag } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { pageWord } from './catalogs.ts';
import type { Look } from './look.ts';
import type { PageFiles } from './manifest.ts';
import { type MarketLine, skeletonOf } from './skeleton.ts';

export interface DocumentFacts {
  /** Null for an address without a page. */
  readonly id: PageId | null;
  readonly path: string;
  readonly look: Look;
  readonly files: PageFiles;
  /** Our public address, without a slash at the end. */
  readonly baseUrl: string;
  /** True if embedded, without header and footer. */
  readonly isBare: boolean;
  /** True if the address contains a one-time value: the page's requests must not reveal where they come from. */
  readonly isSecret: boolean;
  /** Only for pages that begin with markets. */
  readonly marketLines: readonly MarketLine[];
}

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** The title and description of a page in one language; null is for an address without a page. */
export function metaOf(id: PageId | null, { locale }: Pick<Look, 'locale'>): Meta {
  if (!id) {
    return {
      title: pageWord(locale, 'pages.notFound.title'),
      description: pageWord(locale, 'pages.notFound.description'),
      keywords: pageWord(locale, 'pages.site.keywords'),
    };
  }
  // Both keys exist for every page: the spec of the catalogs checks all of them.
  const own = id as 'holdings.overview';
  const title = pageWord(locale, `pages.${own}.title`);
  const capability = pageOf(id).capability as 'holdings';
  return {
    title,
    description: pageWord(locale, `pages.${own}.description`),
    keywords: `${title}, ${pageWord(locale, `pages.keywords.${capability}`)}`,
  };
}

/**
 * The whole HTML of a page: metadata, preloads, and the frame with its texts and grey boxes. It contains no inline
 * script or style.
 */
export function documentOf({ id, path, look, files, baseUrl, isBare, isSecret, marketLines }: DocumentFacts): string {
  const { locale, theme, formFactor, isUpDownSwapped } = look;
  const meta = metaOf(id, look);
  const title = id === 'shell.home' ? meta.title : `${meta.title} | ${BRAND}`;
  const address = `${baseUrl}${id ? addressOf(id, path) : path}`;
  const canonical = look.isLocaleAsked ? `${address}?lang=${locale}` : address;
  const lines = [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}" data-locale="${locale}" data-theme="${theme}" data-updown="${isUpDownSwapped ? 'swap' : 'normal'}" data-form-factor="${formFactor}">`,
    '<head>',
    '<meta charset="utf-8">',
    ...(isSecret ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<meta name="viewport" content="${escapeHtml((id && pageOf(id).viewport) || VIEWPORT)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<meta name="keywords" content="${escapeHtml(meta.keywords)}">`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="module" src="${files.entry}"></script>`,
    ...files.scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...(files.font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">`] : []),
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    '<meta name="color-scheme" content="dark light">',
    '<meta name="format-detection" content="telephone=no">',
    ...(id
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...LOCALES.map(
            (each) =>
              `<link rel="alternate" hreflang="${languageTag(each)}" href="${escapeHtml(`${address}?lang=${each}`)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    '</head>',
    `<body><div id="root">${skeletonOf(id, meta.title, look, { isBare, marketLines })}</div></body>`,
    '</html>',
  ];
  return lines.join('\n');
}

/** The canonical path of a page, even if it was opened under another one. */
const addressOf = (id: PageId, path: string): string => {
  const own = pageOf(id).path;
  return own.includes(':') ? path.replace(/(.)\/$/, '$1') : own;
};
