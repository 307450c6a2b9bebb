import { type PageId, pageOf, textIdOf, VIEWPORT } from '@bourse/contract/pages.ts';
import { BRAND } from '@bourse/i18n/brand.ts';
import { LOCALES, languageTag } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { pageWord } from './catalogs.ts';
import type { Look } from './look.ts';
import type { PageFiles } from './manifest.ts';
import { type MarketLine, skeletonOf } from './skeleton.ts';

export interface DocumentFacts {
  /** Null for an address that has no page. */
  readonly id: PageId | null;
  readonly path: string;
  readonly look: Look;
  readonly files: PageFiles;
  /** Our address as the world knows it, without a slash at the end. */
  readonly baseUrl: string;
  /** Embedded without header and footer. */
  readonly isBare: boolean;
  /** The address holds a one-time value: no request that the page makes may tell from where it was made. */
  readonly isSecret: boolean;
  /** Only for the pages that show markets first. */
  readonly marketLines: readonly MarketLine[];
}

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** What a page says of itself in one language; the site's own words where there is no page. */
export function metaOf(id: PageId | null, { locale }: Pick<Look, 'locale'>): Meta {
  if (!id) {
    return {
      title: pageWord(locale, 'pages.site.title'),
      description: pageWord(locale, 'pages.site.description'),
      keywords: pageWord(locale, 'pages.site.keywords'),
    };
  }
  // Both keys exist for every page: the catalogs' spec goes over all of them.
  const own = textIdOf(id) as 'holdings.overview';
  const title = pageWord(locale, `pages.${own}.title`);
  const capability = pageOf(id).capability as 'holdings';
  return {
    title,
    description: pageWord(locale, `pages.${own}.description`),
    keywords: `${title}, ${pageWord(locale, `pages.keywords.${capability}`)}`,
  };
}

/** The whole HTML of a page: metadata, preloads, and the frame in words and grey. It holds no script and no style of its own. */
export function documentOf({ id, path, look, files, baseUrl, isBare, isSecret, marketLines }: DocumentFacts): string {
  const { locale, theme, formFactor, isUpDownSwapped } = look;
  const meta = metaOf(id, look);
  const title = !id || id === 'shell.home' ? meta.title : `${meta.title} | ${BRAND}`;
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

/** Where a page is at home: its own path, also when it was opened under another one. */
const addressOf = (id: PageId, path: string): string => {
  const own = pageOf(id).path;
  return own.includes(':') ? path.replace(/(.)\/$/, '$1') : own;
};
