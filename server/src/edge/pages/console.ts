import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_HEADERS } from '../http/security-headers.ts';
import { Assets } from './assets.ts';

const STAFF = { config: { side: 'staff' } } as const;

interface ConsoleOptions {
  readonly consoleDist: string;
  /** The console's own host, whose first page leads to the console; null if it shares the host of the web app. */
  readonly ownHost: string | null;
}

/** Serves the staff console below /console: one document for all its routes, not indexed. */
export async function serveConsole(server: FastifyInstance, options: ConsoleOptions): Promise<void> {
  if (!existsSync(join(options.consoleDist, 'index.html'))) return;
  const assets = new Assets(options.consoleDist, '/console');
  const document = '/console/index.html';
  if (options.ownHost !== null) {
    const atHome = { ...STAFF, constraints: { host: options.ownHost } };
    server.get('/', atHome, (_request, reply) => reply.redirect('/console/', 302));
  }
  server.get('/console', STAFF, (_request, reply) => reply.redirect('/console/', 302));
  server.get('/console/*', STAFF, (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (assets.has(path) && path !== document) return assets.send(path, request, reply);
    if (/\.[a-z0-9]+$/.test(path)) return reply.callNotFound();
    return assets.send(document, request, reply, CONSOLE_HEADERS);
  });
}
