import type { FastifyInstance } from 'fastify';
import { registry } from '../../platform/metrics/metrics.ts';
import { OPEN_API_STYLE, openApiDocument, openApiPage } from './openapi.ts';

export interface PlainRoutesOptions {
  readonly version: string;
  readonly demo: boolean;
  /** What keeps this process from serving, by name; empty when it is ready. */
  readonly notReady: () => Promise<readonly string[]>;
  /** The page about the trading API, as HTML. */
  readonly tradingApiPage: string;
}

/** Paths without the envelope: health, readiness, metrics and the API's own description. */
export function mountPlainRoutes(server: FastifyInstance, options: PlainRoutesOptions): void {
  const document = JSON.stringify(openApiDocument(options));
  const page = openApiPage(options);
  const strict = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const missing = await options.notReady();
    if (missing.length > 0) reply.code(503).header('retry-after', '1');
    return { status: missing.length > 0 ? 'not ready' : 'ready', missing };
  });
  server.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  server.get('/docs', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', strict);
    return page;
  });
  server.get('/docs/api', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', strict);
    return options.tradingApiPage;
  });
  server.get('/docs/style.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return OPEN_API_STYLE;
  });
  server.get('/docs/json', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return document;
  });
}
