import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { JsonRpcOptions } from './json-rpc.ts';

/** Longer than any answer of a node takes, so that a busy machine is never taken for a slow node. */
const PATIENT_MS = 30_000;
/** Short, because tests wait for it in full: the time limit that a late node exceeds. */
const LATE_MS = 100;

/** A fault on the way to a node. Each applies only to `method`, if that is given. */
export type Fault =
  | { readonly kind: 'none' }
  /** The answer comes when the fault is over, but the caller waits only for a moment. */
  | { readonly kind: 'late' }
  /** HTTP 200 with an empty body. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'too many requests' }
  /** The connection is reset before the node has received anything. */
  | { readonly kind: 'refused' }
  /** The node does its work, but its answer is lost and the connection reset. */
  | { readonly kind: 'answer lost'; readonly method: string }
  /** The node's result is replaced. */
  | { readonly kind: 'result'; readonly method: string; readonly result: unknown }
  /** Like `late`, but the caller waits as long as it takes. */
  | { readonly kind: 'hangs' }
  /** An answer given in the node's place; undefined passes the call to the node. */
  | { readonly kind: 'says'; readonly answer: (method: string, params: readonly unknown[]) => Said | undefined };

type Said = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

/**
 * A JSON-RPC proxy on the loopback address between an adapter and its node that misbehaves on demand. Without a fault
 * calls bypass it, because a call through it costs three times the processor time.
 */
export class FaultProxy {
  #fault: Fault = { kind: 'none' };
  /** Ends the waiting of calls made while the node was late. */
  #recovered: AbortController = new AbortController();
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #hanging = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get fault(): Fault {
    return this.#fault;
  }

  /** How many calls wait for an answer that does not come. */
  get hanging(): number {
    return this.#hanging;
  }

  set fault(fault: Fault) {
    this.#fault = fault;
    this.#recovered.abort();
    this.#recovered = new AbortController();
  }

  /** The connection for an adapter, which evaluates it at each call. */
  way(auth?: JsonRpcOptions['auth']): JsonRpcOptions {
    const proxy = this;
    return {
      get url() {
        return proxy.#fault.kind === 'none' ? proxy.#target.href : proxy.#url;
      },
      get timeoutMs() {
        return proxy.#fault.kind === 'late' ? LATE_MS : PATIENT_MS;
      },
      ...(auth ? { auth } : {}),
    };
  }

  get #url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Runs `work` while the fault lasts. */
  async during<Value>(fault: Fault, work: () => Promise<Value>): Promise<Value> {
    this.fault = fault;
    try {
      return await work();
    } finally {
      this.fault = { kind: 'none' };
    }
  }

  async stop(): Promise<void> {
    this.#recovered.abort();
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await textOf(incoming);
    const { method, params } = JSON.parse(body) as { method: string; params: readonly unknown[] };
    const { fault } = this;
    if (fault.kind === 'refused') return void incoming.socket.resetAndDestroy();
    if (fault.kind === 'too many requests') return void outgoing.writeHead(429).end('slow down');
    if (fault.kind === 'empty') return void outgoing.writeHead(200).end();
    if (fault.kind === 'result' && fault.method === method) {
      return void outgoing.writeHead(200).end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: fault.result }));
    }
    const said = fault.kind === 'says' ? fault.answer(method, params) : undefined;
    if (said) return void outgoing.writeHead(200).end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...said }));
    if (fault.kind === 'late' || fault.kind === 'hangs') await this.#recovery();
    const answer = await this.#forward(incoming, body).catch(() => null);
    if (!answer || (fault.kind === 'answer lost' && fault.method === method))
      return void incoming.socket.resetAndDestroy();
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  }

  async #recovery(): Promise<void> {
    this.#hanging++;
    await once(this.#recovered.signal, 'abort');
    this.#hanging--;
  }

  #forward(incoming: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const { authorization } = incoming.headers;
      const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
      const call = request(this.#target, { method: 'POST', headers }, (response) => {
        textOf(response).then((text) => resolve({ status: response.statusCode ?? 500, text }), reject);
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
