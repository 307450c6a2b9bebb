import { createHash } from 'node:crypto';
import { LOCALES, type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { pageWord } from './catalogs.ts';
import { escaped } from './html.ts';

// The page must stand when nothing else does: no file of the web app, no script, no database. So its few rules are its own.
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f5f6f8,#0b0d11);color:light-dark(#131720,#eef0f4)}main{max-width:28rem;padding:1.5rem;text-align:center}h1{font-size:1.25rem;margin:1rem 0 .5rem}p{margin:0 0 1.5rem;color:light-dark(#4d535e,#a8acb7)}a{color:light-dark(#4d46dc,#a3a9ff)}';
const MARK =
  '<svg width="40" height="40" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 1.5h9.2a4.1 4.1 0 0 1 0 8.2H3z" fill="currentColor"/><path d="M3 10.8h10.4a4.1 4.1 0 0 1 0 8.2H3z" fill="#5f60ef"/></svg>';

/** The policy of the downtime page: its one style and nothing else. */
export const DOWNTIME_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function written(locale: Locale): string {
  const title = escaped(pageWord(locale, 'pages.downtime.title'));
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Bourse</title><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><main>${MARK}<h1>${title}</h1><p>${escaped(pageWord(locale, 'pages.downtime.text'))}</p><a href="/">${escaped(pageWord(locale, 'pages.downtime.retry'))}</a></main></body></html>
`;
}

const PAGES: ReadonlyMap<Locale, string> = new Map(LOCALES.map((locale) => [locale, written(locale)]));

/** The downtime page in one language, written once at the start. */
export const downtimePage = (locale: Locale): string => PAGES.get(locale) as string;
