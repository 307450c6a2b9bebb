import type { FastifyInstance } from 'fastify';
import { registry } from '../../platform/metrics/metrics.ts';
import { readHeaders } from '../http/security-headers.ts';
import { type MetricsDoor, metricsDoor } from './metrics-door.ts';
import { OPEN_API_STYLE, openApiDocument, openApiPage } from './openapi.ts';

export interface PlainRoutesOptions {
  readonly version: string;
  readonly demo: boolean;
  readonly readiness: Readiness;
  readonly metrics: MetricsDoor;
  /** Whether all endpoints, those of staff too, are described to the public. */
  readonly apiDocs: boolean;
  readonly secureCookies: boolean;
  /** The page about the trading API, as HTML. */
  readonly tradingApiPage: string;
  /** The same content as an OpenAPI document. */
  readonly tradingApiDocument: object;
}

/** Which parts of the exchange are working, by name. */
export interface Readiness {
  readonly parts: readonly string[];
  /** The parts without which this process cannot serve anybody. */
  readonly vital: ReadonlySet<string>;
  /** The parts that are not working; empty if all is well. */
  missing(): Promise<readonly string[]>;
}

// Monitoring asks a process by its own address, under any host name.
const MACHINES = { config: { side: 'machines' } } as const;
const PEOPLE = { config: { side: 'people' } } as const;

/** Paths without the envelope: health, readiness, metrics and API descriptions. */
export function mountPlainRoutes(server: FastifyInstance, options: PlainRoutesOptions): void {
  server.get('/healthz', MACHINES, async () => ({ status: 'ok' }));
  const { parts, vital, missing: askMissing } = options.readiness;
  // A network that is not read does not prevent trading, so the process stays ready; the answer lists what is missing.
  server.get('/readyz', MACHINES, async (_request, reply) => {
    const missing = await askMissing();
    if (missing.length === 0) return { status: 'ready', missing };
    const isServing = !missing.some((part) => vital.has(part));
    if (!isServing) reply.code(503).header('retry-after', '1');
    return { status: isServing ? 'partly ready' : 'not ready', missing };
  });
  for (const part of parts) {
    server.get(`/readyz/${part}`, MACHINES, async (_request, reply) => {
      const isMissing = (await askMissing()).includes(part);
      if (isMissing) reply.code(503).header('retry-after', '1');
      return { status: isMissing ? 'not ready' : 'ready', missing: isMissing ? [part] : [] };
    });
  }
  const mayRead = metricsDoor(options.metrics);
  server.get('/metrics', MACHINES, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    reply.type(registry.contentType);
    return registry.metrics();
  });
  server.get('/docs/api', PEOPLE, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').headers(readHeaders());
    return options.tradingApiPage;
  });
  const tradingApi = JSON.stringify(options.tradingApiDocument);
  server.get('/docs/api.json', PEOPLE, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return tradingApi;
  });
  server.get('/docs/style.css', PEOPLE, async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return OPEN_API_STYLE;
  });
  if (!options.apiDocs) return;
  const document = JSON.stringify(openApiDocument(options));
  const page = openApiPage(options);
  server.get('/docs', PEOPLE, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').headers(readHeaders());
    return page;
  });
  server.get('/docs/json', PEOPLE, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return document;
  });
}
