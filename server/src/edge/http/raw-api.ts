import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An unparsed request, because its signature is made over these very texts. */
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
  /** Paths with one of these prefixes, such as `/api/`, are answered here. */
  readonly prefixes: readonly string[];
  readonly answer: (call: RawCall) => RawReply | Promise<RawReply>;
  /** The answer if there is no call to answer: an unreadable request, or a bug of ours. */
  readonly failed: (status: number) => RawReply;
  readonly onCall: (call: { id: string; outcome: string; ms: number }) => void;
  /** The name of a call in metrics and logs; one name for all unknown calls. */
  readonly idOf: (call: { readonly method: string; readonly path: string }) => string;
}

const USUAL_TYPE = 'application/x-www-form-urlencoded';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/**
 * Mounts an API with its own form: no envelope, no cookies, raw bodies. Everything below its prefixes, errors too, is
 * answered in that form.
 */
export async function mountRawApi(server: FastifyInstance, options: RawApiOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The usual type is named explicitly, because any other is looked up anew each time.
    scope.addContentTypeParser([USUAL_TYPE, '*'], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // A separate logger for each call would cost more than reading the call.
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
    // HEAD is answered like GET; the server leaves out the body.
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
