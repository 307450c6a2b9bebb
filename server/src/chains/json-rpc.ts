import { ChainFault } from '../modules/custody/ports.ts';

/**
 * The node understood the call and refused. What that means depends on the method; if a caller gives it no meaning, the
 * node counts as unusable, as with any ChainFault.
 */
export class RpcRefusal extends ChainFault {
  readonly rpcCode: number;

  constructor(rpcCode: number, message: string) {
    super('REFUSED', message);
    this.rpcCode = rpcCode;
  }
}

export interface JsonRpcOptions {
  readonly url: string;
  readonly auth?: { readonly user: string; readonly password: string };
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * JSON-RPC over HTTP that names every doubtful answer: a late, cut-off, empty, unreadable or refused answer is a
 * `ChainFault`, after which it is unknown what the node did.
 */
export class JsonRpc {
  readonly #options: JsonRpcOptions;
  readonly #headers: Record<string, string>;
  #lastId = 0;

  constructor(options: JsonRpcOptions) {
    this.#options = options;
    this.#headers = { 'content-type': 'application/json' };
    if (options.auth) {
      const pair = Buffer.from(`${options.auth.user}:${options.auth.password}`).toString('base64');
      this.#headers.authorization = `Basic ${pair}`;
    }
  }

  /** @throws ChainFault if the answer is missing or unreadable, RpcRefusal (a ChainFault too) if the node refuses */
  async call<Value>(method: string, params: readonly unknown[] = []): Promise<Value> {
    const id = ++this.#lastId;
    const { status, text } = await this.#post(method, JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    if (status === 429) throw new ChainFault('RATE_LIMITED', `${method}: the node asks to slow down`);
    if (status === 401 || status === 403)
      throw new ChainFault('UNAVAILABLE', `${method}: the node refuses our credentials`);
    const answer = readAnswer(text);
    if (!answer)
      throw new ChainFault(
        status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER',
        `${method}: unreadable answer (HTTP ${status})`,
      );
    if (answer.error) throw refusalOf(answer.error);
    if (answer.result === undefined) throw new ChainFault('BAD_ANSWER', `${method}: an answer without a result`);
    return answer.result as Value;
  }

  async #post(method: string, body: string): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(this.#options.url, {
        method: 'POST',
        headers: this.#headers,
        body,
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS),
        redirect: 'error',
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new ChainFault('UNAVAILABLE', `${method}: the node did not answer`, cause);
    }
  }
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message?: string } | null;
}

function readAnswer(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Codes by which a node asks to slow down; that comes in the body as often as by the HTTP status. */
const LIMIT_CODES = new Set([-32005, -32097, 429]);

function refusalOf(error: { code?: number; message?: string }): Error {
  const message = error.message ?? 'no reason given';
  if (LIMIT_CODES.has(error.code ?? 0)) return new ChainFault('RATE_LIMITED', message);
  return new RpcRefusal(error.code ?? 0, message);
}
