import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Headers, PICTURE_HEADERS } from '../http/security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Files below this folder have a hash or a version in their name and never change. */
const IMMUTABLE = '/assets/';

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * The built files, all in memory and found only by their exact path. No path is ever joined with what a caller sent, so
 * nothing can be traversed; files that begin with a dot are left out.
 */
export class Assets {
  readonly #byPath = new Map<string, Asset>();

  constructor(folder: string, prefix = '') {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
    const present = new Set(names);
    for (const name of names) {
      if (/(?:^|\/)\./.test(name) || /\.(?:br|gz|map)$/.test(name)) continue;
      const path = join(folder, name);
      if (!statSync(path).isFile()) continue;
      const plain = readFileSync(path);
      const url = `${prefix}/${name}`;
      this.#byPath.set(url, {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        cache: url.startsWith(`${prefix}${IMMUTABLE}`) ? YEAR : DAY,
        plain,
        br: present.has(`${name}.br`) ? readFileSync(`${path}.br`) : null,
        gzip: present.has(`${name}.gz`) ? readFileSync(`${path}.gz`) : null,
      });
    }
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /**
   * Sends a file in the smallest encoding that the browser accepts.
   *
   * @param over  headers of a document, in place of a file's
   */
  send(path: string, request: FastifyRequest, reply: FastifyReply, over: Headers = {}): FastifyReply {
    const asset = this.#byPath.get(path) as Asset;
    void reply.headers({
      'content-type': asset.type,
      'cache-control': asset.cache,
      etag: asset.etag,
      ...(asset.br && { vary: 'Accept-Encoding' }),
      ...(asset.type === TYPES['.svg'] && PICTURE_HEADERS),
      ...over,
    });
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
    const encodings = request.headers['accept-encoding'] ?? '';
    if (asset.br && /\bbr\b/.test(encodings)) return reply.header('content-encoding', 'br').send(asset.br);
    if (asset.gzip && /\bgzip\b/.test(encodings)) return reply.header('content-encoding', 'gzip').send(asset.gzip);
    return reply.send(asset.plain);
  }
}
