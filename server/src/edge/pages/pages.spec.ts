import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type PageId, pageOf, pages as pageTable } from '@bourse/contract/pages.ts';
import { LOCALES, languageTag } from '@bourse/i18n/locales.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { buildWeb } from './dist.rig.ts';
import { metaOf } from './document.ts';
import { servePages } from './pages.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const BASE_URL = 'https://bourse.example';

let server: FastifyInstance;
let folder: string;
let isDown = false;

beforeAll(async () => {
  folder = buildWeb();
  server = fastify();
  server.get('/open/known', () => ({ code: 0 }));
  await server.register(servePages, {
    webDist: folder,
    baseUrl: BASE_URL,
    isShutdown: () => isDown,
    isDemo: true,
    marketLines: () => [
      { symbol: 'BTC_USDT', last: '61234.5', changePercent: '-1.25' },
      { symbol: 'ETH_USDT', last: '2600.01', changePercent: '0.4' },
      { symbol: 'NEW_USDT', last: null, changePercent: null },
    ],
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('an address with a one-time value', () => {
  it.each(['sid', 'freezeLink', 'cancelLink'])('%s is told to nobody whom the page asks', async (name) => {
    const { body } = await get(`/wallet/overview?${name}=${'a'.repeat(43)}`, { 'user-agent': DESKTOP });
    const rule = body.indexOf('<meta name="referrer" content="no-referrer">');
    expect(rule).toBeGreaterThan(0);
    expect(rule).toBeLessThan(Math.min(...['src="', 'href="'].map((sign) => body.indexOf(sign))));
    expect(body).not.toContain('aaaa');
    const plain = await get('/wallet/overview', { 'user-agent': DESKTOP });
    expect(plain.body).not.toContain('name="referrer"');
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { 'user-agent': DESKTOP, accept: 'text/html', ...headers } });

describe('the first words of a page about markets', () => {
  it.each(['/', '/markets'])('%s tells a crawler the prices of now, and where to trade', async (url) => {
    for (const agent of [DESKTOP, PHONE]) {
      const { body } = await get(url, { 'user-agent': agent });
      expect(body).toContain('<a href="/frontSpot/spottrade?symbol=BTC_USDT">BTC/USDT</a></td><td>61,234.5</td>');
      expect(body).toContain('<td>\u22121.25%</td>');
      expect(body).toContain('<td>+0.40%</td>');
      expect(body).toContain('<h1 class="boot-title">');
      expect(body).toContain('NEW/USDT</a></td><td>--</td><td>--</td>');
    }
  });

  it('speak the language that was asked for', async () => {
    const { body } = await get('/?lang=de_DE', { 'accept-language': 'ru-RU' });
    expect(body).toContain(escapeHtml('Монета'));
  });

  it('are not told elsewhere', async () => {
    expect((await get('/wallet/overview')).body).not.toContain('boot-markets');
  });
});

describe('documents', () => {
  it.each(Object.keys(pageTable) as PageId[])('answers %s with 200 and words of its own', async (id) => {
    const url = pageOf(id).path.replace(':id', 'nova-1').replace(':token', 'A'.repeat(22));
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const meta = metaOf(id, { locale: 'en_US' });
    expect(answer.body).toContain(`<title>${escapeHtml(meta.title)}${id === 'shell.home' ? '' : ' | Bourse'}</title>`);
    expect(answer.body).toContain(`<meta name="description" content="${escapeHtml(meta.description)}">`);
    expect(answer.body).toContain(`<meta name="keywords" content="${escapeHtml(meta.keywords)}">`);
    expect(answer.body).toContain(`<link rel="canonical" href="${BASE_URL}${url}">`);
    for (const text of Object.values(meta)) expect(text.length).toBeGreaterThan(3);
  });

  it('gives every place a title of its own in every language, and one to an address without a page', () => {
    const ids = [null, ...(Object.keys(pageTable) as PageId[])];
    for (const locale of LOCALES) {
      const titles = ids.map((id) => metaOf(id, { locale }).title);
      expect(titles.filter((title, place) => titles.indexOf(title) < place)).toEqual([]);
    }
  });

  it.each([
    ['ru', {}, '', 'ru_RU'],
    ['pt-BR,pt;q=0.9', {}, '', 'pt_BR'],
    ['ru', { cookie: 'a=1; COINW_LANGUAGE=ja_JP' }, '', 'ja_JP'],
    ['ru', { cookie: 'COINW_LANGUAGE=ja_JP; __Host-COINW_LANGUAGE=vi_VN' }, '', 'vi_VN'],
    ['ru', { cookie: 'COINW_LANGUAGE=ja_JP' }, '?lang=ko_KR', 'ko_KR'],
    ['ru', { cookie: 'COINW_LANGUAGE=<script>' }, '?lang=zz_ZZ', 'ru_RU'],
    ['de', {}, '', 'en_US'],
  ])('speaks the language asked for: %s %o %s', async (accepted, headers, query, locale) => {
    const answer = await get(`/wallet/earn${query}`, { 'accept-language': accepted, ...headers });
    expect(answer.body).toContain(`<html lang="${languageTag(locale as 'ru_RU')}" data-locale="${locale}"`);
    expect(answer.headers.vary).toBe('User-Agent, Cookie, Accept-Language, Accept-Encoding');
  });

  it('names all languages as alternates', async () => {
    const { body } = await get('/wallet/earn');
    for (const locale of LOCALES) {
      expect(body).toContain(
        `<link rel="alternate" hreflang="${languageTag(locale)}" href="${BASE_URL}/wallet/earn?lang=${locale}">`,
      );
    }
  });

  it('asks early for what this page, layout and language need, and for nothing else', async () => {
    const { body } = await get('/wallet/overview');
    expect(body.match(/modulepreload" href="[^"]+/g)?.map((text) => text.slice(21))).toEqual([
      '/assets/shared-1.js',
      '/assets/desktop-1.js',
      '/assets/overview-1.js',
      '/assets/shell-en.js',
      '/assets/holdings-en.js',
      '/assets/balances-en.js',
    ]);
    const phone = await get('/wallet/overview', { 'user-agent': PHONE, 'accept-language': 'ru' });
    expect(phone.body).toContain('/assets/h5-1.js');
    expect(phone.body).toContain('/assets/shell-ru.js');
    expect(phone.body).not.toContain('/assets/desktop-1.js');
    expect(phone.body).toContain('data-form-factor="h5"');
  });

  it('takes theme and price colours from cookies, and only values it knows', async () => {
    const { body } = await get('/', { cookie: 'theme=dark; upDown=swap' });
    expect(body).toContain('data-theme="dark" data-updown="swap"');
    expect((await get('/', { cookie: 'theme="><b>' })).body).toContain('data-theme="system"');
    expect((await get('/', { 'accept-language': 'ja' })).body).toContain('data-updown="swap"');
  });

  it('shows the overview at the top level too, under its own canonical address', async () => {
    const answer = await get('/overview');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<link rel="canonical" href="${BASE_URL}/wallet/overview">`);
  });

  it.each([
    ['/wallet', '/wallet/overview'],
    ['/wallet/?a=1', '/wallet/overview?a=1'],
    ['/wallet/fansup', '/wallet/fansup/home'],
  ])('leads %s on to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('holds no script and no style of its own, and says so in its policy', async () => {
    const answer = await get('/front/login?forwardUrl="><script>alert(1)</script>');
    expect(answer.body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/app-1.js">']);
    expect(answer.body).not.toMatch(/<style|style="|alert/);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('https://futuresapi.bourse.example');
  });

  it('answers a known document by its tag', async () => {
    const first = await get('/wallet/earn');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/wallet/earn', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('compresses', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<!doctype html>');
  });
});

describe('files', () => {
  it('sends a hashed file for ever and in its small form', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('small script');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-1.js')).body).toBe('plain script');
  });

  it.each([
    '/.secret',
    '/.vite/manifest.json',
    '/assets/../.secret',
    '/assets/..%2f.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/assets/app-1.js.br',
    '//etc/passwd',
    '/assets/%00',
    '/assets/missing.js',
    '/index.html',
    '/wallet/nothing',
    '/wallet/fansup/a/b',
  ])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('hidden words');
  });

  it('shows people a page for an unknown address, and leaves machines their plain answer', async () => {
    const forPeople = await get('/wallet/nothing');
    expect(forPeople.body).toContain('<meta name="robots" content="noindex">');
    const forMachines = await get('/open/unknown', { accept: 'application/json' });
    expect(forMachines.headers['content-type']).toContain('json');
    expect((await get('/open/known')).json()).toEqual({ code: 0 });
  });
});

describe('the site', () => {
  it('lists pages with their priorities', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain(`<loc>${BASE_URL}/wallet/earn</loc><priority>0.9</priority>`);
    expect(body).not.toContain('/wallet/withdraw');
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
  });

  it('has a downtime page that needs no file of the app', async () => {
    const answer = await get('/downtime/index.html', { 'accept-language': 'fr' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="fr-FR" data-theme="system">');
    expect(answer.body).not.toContain('/assets/');
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+'/);
    const chosen = await get('/downtime/index.html', { cookie: 'theme=dark; COINW_LANGUAGE=ja_JP' });
    expect(chosen.body).toContain('<html lang="ja-JP" data-theme="dark">');
  });

  it('leads every page to the downtime page while the exchange is shut', async () => {
    isDown = true;
    const answer = await get('/wallet/overview');
    isDown = false;
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/downtime/index.html?from=%2Fwallet%2Foverview',
    ]);
  });

  it('leads back from the downtime page to where one was, with a link and by itself', async () => {
    isDown = true;
    const away = await get('/wallet/withdraw?asset=USDT&network=base');
    isDown = false;
    const answer = await get(String(away.headers.location));
    expect(answer.body).toContain('<a href="/wallet/withdraw?asset=USDT&amp;network=base">');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'; connect-src 'self';`);
    for (const from of ['', '?from=', '?from=%2F%2Fevil.test', '?from=/&from=//evil.test', '?from=%zz']) {
      expect((await get(`/downtime/index.html${from}`)).body).toContain('<a href="/">');
    }
  });

  it('has no demo pages in production', async () => {
    const production = fastify();
    await production.register(servePages, {
      webDist: folder,
      baseUrl: BASE_URL,
      isShutdown: () => false,
      isDemo: false,
      marketLines: () => [],
    });
    const answer = await production.inject({ url: '/dev/inbox', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    await production.close();
  });

  it('says what to do when the app is not built', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'bourse-empty-'));
    const bare = fastify();
    await expect(
      bare.register(servePages, {
        webDist: empty,
        baseUrl: BASE_URL,
        isShutdown: () => false,
        isDemo: false,
        marketLines: () => [],
      }),
    ).rejects.toThrow('npm run build');
    rmSync(empty, { recursive: true });
  });
});
