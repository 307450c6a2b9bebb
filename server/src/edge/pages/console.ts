import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_HEADERS } from '../http/security-headers.ts';
import { Assets } from './assets.ts';

/** Serves the staff console below /console: one document for all its routes, never indexed. */
export async function serveConsole(server: FastifyInstance, options: { readonly consoleDist: string }): Promise<void> {
  if (!existsSync(join(options.consoleDist, 'index.html'))) return;
  const assets = new Assets(options.consoleDist, '/console');
  const document = '/console/index.html';
  server.get('/console', (_request, reply) => reply.redirect('/console/', 302));
  server.get('/console/*', (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (assets.has(path) && path !== document) return assets.send(path, request, reply);
    if (/\.[a-z0-9]+$/.test(path)) return reply.callNotFound();
    return assets.send(document, request, reply, CONSOLE_HEADERS);
  });
}
