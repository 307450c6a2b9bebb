import { createHash } from 'node:crypto';
import { operator } from '@bourse/contract/operator.ts';
import { DOWNTIME_PATH } from '@bourse/contract/pages.ts';
import { LOCALES, type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { ReadSources } from '../http/security-headers.ts';
import { pageWord } from './catalogs.ts';
import type { Look } from './look.ts';

// This page must work when nothing else does: no file of the web app, no database. So its few styles and its script are
// inline.
const STYLE =
  ':root{color-scheme:light dark}[data-theme=dark]{color-scheme:dark}[data-theme=light]{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-items:center;font:14px/20px system-ui,sans-serif;background:light-dark(#f5f6f8,#0b0d11);color:light-dark(#131720,#eef0f4)}main{max-width:28rem;padding:1.5rem;text-align:center;text-wrap:balance}h1{font-size:20px;line-height:28px;font-weight:600;margin:1rem 0 .5rem}p{margin:0 0 1.5rem;color:light-dark(#4d535e,#a8acb7)}a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid light-dark(#c1c4cb,#3b404a);border-radius:6px;background:light-dark(#fff,#191c22);color:inherit;font-weight:500;text-decoration:none}a:focus-visible{outline:2px solid light-dark(#5755ee,#8b90ff);outline-offset:2px}';
const MARK =
  '<svg width="40" height="40" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 1.5h9.2a4.1 4.1 0 0 1 0 8.2H3z" fill="currentColor"/><path d="M3 10.8h10.4a4.1 4.1 0 0 1 0 8.2H3z" fill="#5f60ef"/></svg>';

/**
 * Asks whether the exchange is open: ever more rarely and at random moments, so that not all pages return at once; and
 * immediately when the person returns to the page or the network does. Only a server's own answer counts: an
 * unreachable server, a gateway's page or a missing database do not. A proxy may show a copy of this page at any of our
 * addresses; then that address is the place to return to.
 */
export const DOWNTIME_SCRIPT = `(() => {
  const link = document.querySelector('a');
  if (location.pathname !== '${DOWNTIME_PATH}') link.href = location.href;
  document.querySelector('[hidden]').hidden = false;
  let waitMs = 4000;
  let timer;
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const answer = await fetch('${operator.status.path}', { cache: 'no-store', signal: AbortSignal.timeout(10000) });
      const { code, data } = answer.ok ? await answer.json() : {};
      if (code === 0 && data.shutdown === false) return location.replace(link.href);
    } catch {}
    isAsking = false;
    later();
  };
  const later = () => {
    timer = setTimeout(ask, waitMs * (0.5 + Math.random()));
    waitMs = Math.min(waitMs * 1.5, 60000);
  };
  later();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => document.hidden || ask());
})();`;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline style and script, as a content security policy names them. */
export const DOWNTIME_SOURCES: ReadSources = { style: sourceOf(STYLE), script: sourceOf(DOWNTIME_SCRIPT) };

/** A placeholder for the place to return to; nothing else on the page looks like it. */
const PLACE = '{place}';

function written(locale: Locale, theme: Look['theme']): string {
  const title = escapeHtml(pageWord(locale, 'pages.downtime.title'));
  return `<!doctype html>
<html lang="${languageTag(locale)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Bourse</title><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><style>${STYLE}</style></head>
<body><main>${MARK}<h1>${title}</h1><p>${escapeHtml(pageWord(locale, 'pages.downtime.text'))}</p><p hidden>${escapeHtml(pageWord(locale, 'pages.downtime.return'))}</p><a href="${PLACE}">${escapeHtml(pageWord(locale, 'pages.downtime.retry'))}</a></main><script>${DOWNTIME_SCRIPT}</script></body></html>
`;
}

const THEMES = ['system', 'light', 'dark'] as const;
const PAGES: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) => THEMES.map((theme) => [`${locale} ${theme}`, written(locale, theme)] as const)),
);

/**
 * The downtime page in one language and theme. It is made once, except for the place to return to.
 *
 * @param place  the result of `placeToReturnTo`
 */
export const downtimePage = ({ locale, theme }: Pick<Look, 'locale' | 'theme'>, place: string): string =>
  (PAGES.get(`${locale} ${theme}`) as string).replace(PLACE, () => escapeHtml(place));
