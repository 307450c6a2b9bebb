import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  DOWNTIME_PATH,
  downtimeFrom,
  isPlainPath,
  type PageId,
  pageIdAt,
  pageOf,
  placeToReturnTo,
  REDIRECTS,
} from '@bourse/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders, readHeaders } from '../http/security-headers.ts';
import { Assets } from './assets.ts';
import { robots, sitemap } from './discovery.ts';
import { type DocumentFacts, documentOf } from './document.ts';
import { DOWNTIME_SOURCES, downtimePage } from './downtime.ts';
import { type Look, lookOf } from './look.ts';
import { WebManifest } from './manifest.ts';
import { MARKET_PAGES, type MarketLine } from './skeleton.ts';

export interface PagesOptions {
  /** The folder of the built web app. */
  readonly webDist: string;
  /** Our public address, without a slash at the end. */
  readonly baseUrl: string;
  /** True while staff have set the shutdown flag: every page then leads to the downtime page. */
  readonly isShutdown: () => boolean | Promise<boolean>;
  /** Whether the demo's own pages exist. */
  readonly isDemo: boolean;
  /** The markets with the most turnover now, for pages that begin with them. */
  readonly marketLines: () => readonly MarketLine[];
}

interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * How many documents are cached. They differ by page, language, layout and colours: a few thousand in all, of which
 * those in use are kept.
 */
const KEPT_MAX = 600;
const BROTLI_QUALITY = 5;
/** A document with prices is made anew after this time; the live connection brings newer ones. */
const PRICES_MS = 10_000;
/** Parameters that log in, freeze or cancel once, from links in mails and on other devices. */
const ONE_TIME_VALUES = ['sid', 'freezeLink', 'cancelLink'];
const PEOPLE = { config: { side: 'people' } } as const;
const VARY = 'User-Agent, Cookie, Accept-Language, Accept-Encoding';

/**
 * Serves the HTML of every route, the built files, and what search engines ask for. Register it last, because it
 * answers every remaining GET. It needs no database, so pages work without one.
 */
export async function servePages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const assets = new Assets(options.webDist);
  const manifest = new WebManifest(options.webDist);
  const headers = pageHeaders(options.baseUrl);
  const kept = new Map<string, Written>();

  const documentFor = (
    id: PageId | null,
    path: string,
    look: Look,
    { isBare, isSecret }: Pick<DocumentFacts, 'isBare' | 'isSecret'>,
  ): Written => {
    const hasPrices = MARKET_PAGES.has(id);
    const turn = hasPrices ? Math.floor(performance.now() / PRICES_MS) : 0;
    const key = JSON.stringify([id, path, look, isBare, isSecret, turn]);
    const cached = kept.get(key);
    if (cached) return cached;
    const files = manifest.filesOf(id, look.formFactor, look.locale);
    const made = written(
      documentOf({
        id,
        path,
        look,
        files,
        baseUrl: options.baseUrl,
        isBare,
        isSecret,
        marketLines: hasPrices ? options.marketLines() : [],
      }),
    );
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value as string);
    kept.set(key, made);
    return made;
  };

  server.get('/robots.txt', PEOPLE, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(options.baseUrl)),
  );
  server.get('/sitemap.xml', PEOPLE, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(options.baseUrl)),
  );
  server.get(DOWNTIME_PATH, PEOPLE, (request, reply) => {
    const place = placeToReturnTo(new URL(request.url, 'http://a').searchParams.get('from'));
    return reply
      .headers({ ...readHeaders(DOWNTIME_SOURCES), 'cache-control': 'no-cache', vary: VARY })
      .type('text/html; charset=utf-8')
      .send(downtimePage(lookFrom(request, new URLSearchParams()), place));
  });

  server.get('/*', PEOPLE, async (request, reply) => {
    const address = readable(request.url);
    if (!address) return reply.callNotFound();
    if (assets.has(address.path)) return assets.send(address.path, request, reply);
    const { path, query } = address;
    const id = pageIdAt(path);
    const isPage = id !== null && (options.isDemo || !pageOf(id).demoOnly);
    const moved = REDIRECTS[path.length > 1 ? path.replace(/\/$/, '') : path];
    if (!isPage && !moved && !wantsHtml(request)) return reply.callNotFound();
    if (await options.isShutdown())
      return reply.header('cache-control', 'no-store').redirect(downtimeFrom(request.url), 302);
    if (moved) return reply.redirect(query.size > 0 ? `${moved}?${query}` : moved, 302);
    const look = lookFrom(request, query);
    // All unknown addresses share one cache entry, so that callers cannot fill the memory.
    const document = documentFor(isPage ? id : null, isPage ? path : '/', look, {
      isBare: query.has('system'),
      isSecret: ONE_TIME_VALUES.some((name) => query.has(name)),
    });
    void reply.code(isPage ? 200 : 404).headers(headers);
    return sendDocument(document, request, reply);
  });
}

function written(html: string): Written {
  const plain = Buffer.from(html);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(plain),
  };
}

function sendDocument(document: Written, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', vary: VARY, etag: document.etag });
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const encodings = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(encodings)) return reply.header('content-encoding', 'br').send(document.br);
  if (/\bgzip\b/.test(encodings)) return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.plain);
}

/** Path and query of an address; null if the path is not plain. */
function readable(url: string): { path: string; query: URLSearchParams } | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!isPlainPath(path)) return null;
  return { path, query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)) };
}

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

const lookFrom = (request: FastifyRequest, query: URLSearchParams): Look =>
  lookOf({
    query,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    userAgent: request.headers['user-agent'],
  });
