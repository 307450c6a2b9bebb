import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request that nobody has parsed: its signature is made of these very texts. */
interface RawCall {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly apiKey: string;
  readonly ip: string;
}

interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawApiOptions {
  /** Paths that begin with one of these are answered here, each as `/api/`. */
  readonly prefixes: readonly string[];
  readonly answer: (call: RawCall) => RawReply | Promise<RawReply>;
  /** What is answered where there is no call to answer: an unreadable request, or a fault of ours. */
  readonly failed: (status: number) => RawReply;
  readonly onCall: (call: { id: string; outcome: string; ms: number }) => void;
  /** The name of a call in figures and logs; one word for all that are unknown. */
  readonly idOf: (call: { readonly method: string; readonly path: string }) => string;
}

const USUAL_TYPE = 'application/x-www-form-urlencoded';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/**
 * Mounts an API that has a form of its own: no envelope, no cookies, bodies as they come. Whatever happens below its prefixes
 * is answered in its own form.
 */
export async function mountRawApi(server: FastifyInstance, options: RawApiOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What most clients send is named, because any other type is looked up anew each time.
    scope.addContentTypeParser([USUAL_TYPE, '*'], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // A log of its own for each call costs more than reading one.
    scope.setChildLoggerFactory((log) => log);
    scope.setErrorHandler((error, request, reply) => {
      const status = statusOf(error);
      if (status >= 500) request.log.error({ reqId: request.id, err: error }, 'fault');
      return send(reply, options.failed(status));
    });
    for (const prefix of options.prefixes) {
      scope.route({
        method: [...METHODS],
        url: `${prefix}*`,
        exposeHeadRoute: false,
        config: { readsItself: true, side: 'people' },
        handler: (request, reply) => handle(request, reply, options),
      });
    }
  });
}

async function handle(request: FastifyRequest, reply: FastifyReply, options: RawApiOptions): Promise<FastifyReply> {
  const startedMs = performance.now();
  const call = callOf(request);
  let outcome = 'FAULT';
  try {
    const answer = await options.answer(call);
    outcome = String(answer.status);
    return send(reply, answer);
  } finally {
    const id = options.idOf(call);
    options.onCall({ id, outcome, ms: performance.now() - startedMs });
  }
}

function callOf(request: FastifyRequest): RawCall {
  const { url } = request;
  const at = url.indexOf('?');
  const key = request.headers['x-mbx-apikey'];
  return {
    // Whoever asks by HEAD is answered as by GET; the server leaves the body out.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: at === -1 ? url : url.slice(0, at),
    query: at === -1 ? '' : url.slice(at + 1),
    body: request.body instanceof Buffer ? request.body.toString('utf8') : '',
    apiKey: typeof key === 'string' ? key : '',
    ip: request.ip,
  };
}

function send(reply: FastifyReply, { status, headers, body }: RawReply): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}
