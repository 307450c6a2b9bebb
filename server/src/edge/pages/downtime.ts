import { createHash } from 'node:crypto';
import { LOCALES, type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { pageWord } from './catalogs.ts';
import type { Look } from './look.ts';

// The page must stand when nothing else does: no file of the web app, no script, no database. So its few rules are its own.
const STYLE =
  ':root{color-scheme:light dark}[data-theme=dark]{color-scheme:dark}[data-theme=light]{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-items:center;font:14px/20px system-ui,sans-serif;background:light-dark(#f5f6f8,#0b0d11);color:light-dark(#131720,#eef0f4)}main{max-width:28rem;padding:1.5rem;text-align:center;text-wrap:balance}h1{font-size:20px;line-height:28px;font-weight:600;margin:1rem 0 .5rem}p{margin:0 0 1.5rem;color:light-dark(#4d535e,#a8acb7)}a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid light-dark(#c1c4cb,#3b404a);border-radius:6px;background:light-dark(#fff,#191c22);color:inherit;font-weight:500;text-decoration:none}a:focus-visible{outline:2px solid light-dark(#5755ee,#8b90ff);outline-offset:2px}';
const MARK =
  '<svg width="40" height="40" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 1.5h9.2a4.1 4.1 0 0 1 0 8.2H3z" fill="currentColor"/><path d="M3 10.8h10.4a4.1 4.1 0 0 1 0 8.2H3z" fill="#5f60ef"/></svg>';

/** Its one style, as a policy names it. */
export const DOWNTIME_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

function written(locale: Locale, theme: Look['theme']): string {
  const title = escapeHtml(pageWord(locale, 'pages.downtime.title'));
  return `<!doctype html>
<html lang="${languageTag(locale)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Bourse</title><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><main>${MARK}<h1>${title}</h1><p>${escapeHtml(pageWord(locale, 'pages.downtime.text'))}</p><a href="/">${escapeHtml(pageWord(locale, 'pages.downtime.retry'))}</a></main></body></html>
`;
}

const THEMES = ['system', 'light', 'dark'] as const;
const PAGES: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) => THEMES.map((theme) => [`${locale} ${theme}`, written(locale, theme)] as const)),
);

/** The downtime page in one language and theme, written once at the start. */
export const downtimePage = ({ locale, theme }: Pick<Look, 'locale' | 'theme'>): string =>
  PAGES.get(`${locale} ${theme}`) as string;
