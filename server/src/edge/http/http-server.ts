import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isDatabaseAway } from '../../platform/db/db.ts';
import type { Logger } from '../../platform/log/log.ts';
import { boundConnections } from '../socket/accepted-connections.ts';
import { HTTP_SETTINGS } from './base-settings.ts';
import { type MessageKeys, refused } from './envelope.ts';
import { readForm, readUtf8, UnreadableForm } from './form.ts';
import { answersWith, type Headers, refuseOn } from './security-headers.ts';

export interface HttpServerOptions {
  readonly log: Logger;
  readonly nowMs: () => number;
  /** The operator's proxies, whose X-Forwarded-For is trusted. None by default. */
  readonly trustedProxies?: readonly string[];
  /** Headers of every answer, whatever produces it. */
  readonly headers: Headers;
  readonly settings?: Partial<Record<keyof typeof HTTP_SETTINGS, number>>;
}

/** A Fastify instance with all base settings and nothing mounted. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { headers, trustedProxies = [] } = options;
  const settings = { ...HTTP_SETTINGS, ...options.settings };
  const server: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: settings.requestTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs,
    connectionTimeout: settings.connectionTimeoutMs,
    maxRequestsPerSocket: settings.maxRequestsPerSocket,
    http: {
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: settings.connectionsCheckingIntervalMs,
      ServerResponse: answersWith(headers),
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    clientErrorHandler: (error, socket) => refuseOn(socket, FRAMING_FAULTS[error.code] ?? 400, headers),
    return503OnClosing: true,
    // Answers an address that cannot be decoded, which reaches neither a route nor the error handler.
    frameworkErrors: (_error, _request, reply) => {
      const answer = plain('UNREADABLE', 'the address could not be read', options.nowMs());
      (reply as FastifyReply).code(400).send(answer);
    },
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    routerOptions: {
      querystringParser: readQuery,
      maxParamLength: 128,
    },
  });
  boundConnections(server.server, {
    trustedProxies,
    perAddressMax: settings.connectionsPerAddressMax,
    max: settings.connectionsMax,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readForm(readUtf8(body as Buffer)));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  await server.register(cookie);
  server.addHook('onRequest', (request, _reply, done) => done(framingFault(request)));
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.nowMs()));
  server.setNotFoundHandler((request, reply) => {
    reply
      .code(404)
      .send(plain('NOT_FOUND', `there is nothing at ${request.method} ${request.url.slice(0, 200)}`, options.nowMs()));
  });
  return server;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that reads query and body from their raw texts. */
    readsItself?: boolean;
    /** What another client's document calls the refusals of the route. */
    messageKeys?: MessageKeys;
  }
}

const UNREADABLE = Symbol('unreadable query');

/**
 * Keeps an error for the hook, because the router calls this outside every error handler and a throw would end the
 * process.
 */
function readQuery(text: string): Record<string, string> {
  try {
    return readForm(text) as Record<string, string>;
  } catch (error) {
    return { [UNREADABLE]: error } as Record<string, string>;
  }
}

/**
 * A request that is refused before any of it is read. Whatever answers at its address words the refusal in its own
 * form.
 */
class BadFraming extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Refuses two Host headers, and addresses longer than any of ours, before a handler runs. */
function framingFault(request: FastifyRequest): Error | undefined {
  if (request.url.length > HTTP_SETTINGS.pathLengthMax)
    return new BadFraming(414, 'ADDRESS_TOO_LONG', 'the address is too long');
  const unreadable = (request.query as { [UNREADABLE]?: Error })[UNREADABLE];
  // An API that reads its own queries reports faults in them itself.
  if (unreadable !== undefined && !request.routeOptions.config.readsItself) return unreadable;
  const raw = request.raw.rawHeaders;
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') hosts++;
  if (hosts > 1) return new BadFraming(400, 'HOST_TWICE', 'the Host header stands twice');
  return undefined;
}

/** Transport errors keep their HTTP status, refusals are always HTTP 200, and a bug of ours never shows its message. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, nowMs: number): void {
  if (error instanceof BadFraming) {
    reply.code(error.statusCode).send(plain(error.code, error.message, nowMs));
    return;
  }
  const status = statusOf(error);
  const keys = request.routeOptions.config.messageKeys;
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    // A call that only reads changed nothing; of any other it is unknown how far it came.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.code(200).send(plain('OUTCOME_UNKNOWN', 'it is not known whether this was done', nowMs, keys));
      return;
    }
    reply
      .code(200)
      .header('retry-after', '2')
      .send(plain('BUSY', 'the service is busy, try again in a moment', nowMs, keys));
    return;
  }
  if (status >= 400 && status < 500) {
    const message = error instanceof UnreadableForm ? error.message : CLIENT_FAULTS[status];
    reply.code(status).send(plain('UNREADABLE', message ?? 'the request could not be read', nowMs));
    return;
  }
  request.log.error({ err: error }, 'fault');
  const message = `something went wrong on our side; reference ${request.id}`;
  const details = { reference: request.id };
  reply.code(500).send(refused({ code: 'SYSTEM_ERROR', details }, message, nowMs, keys));
}

/** Errors that Node.js raises before there is a request, by their codes. */
const FRAMING_FAULTS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const CLIENT_FAULTS: Readonly<Record<number, string>> = {
  400: 'the request could not be read',
  405: 'this method is not offered here',
  408: 'the request took too long to arrive',
  413: 'the body is too large',
  414: 'the address is too long',
  415: 'send the body as application/x-www-form-urlencoded',
  431: 'the headers are too large',
};

function statusOf(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}

const plain = (code: string, message: string, nowMs: number, keys?: MessageKeys) =>
  refused({ code }, message, nowMs, keys);
