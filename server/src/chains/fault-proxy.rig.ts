import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What is wrong with the way to a node. Each applies to `method` alone where that is given. */
export type Fault =
  | { readonly kind: 'none' }
  /** The answer comes after `ms`. */
  | { readonly kind: 'late'; readonly ms: number }
  /** HTTP 200 with nothing in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'too many requests' }
  /** The connection is reset before the node has heard anything. */
  | { readonly kind: 'refused' }
  /** The node does its work; its answer is thrown away and the connection reset. */
  | { readonly kind: 'answer lost'; readonly method: string }
  /** The node's result is replaced. */
  | { readonly kind: 'result'; readonly method: string; readonly result: unknown };

/** A JSON-RPC proxy on the loopback address that stands between an adapter and its node and misbehaves on demand. */
export class FaultProxy {
  fault: Fault = { kind: 'none' };
  /** Calls that reached the node, by method. */
  readonly passed = new Map<string, number>();
  #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

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

  get url(): string {
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
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await textOf(incoming);
    const { method } = JSON.parse(body) as { method: string };
    const { fault } = this;
    if (fault.kind === 'refused') return void incoming.socket.resetAndDestroy();
    if (fault.kind === 'too many requests') return void outgoing.writeHead(429).end('slow down');
    if (fault.kind === 'empty') return void outgoing.writeHead(200).end();
    if (fault.kind === 'result' && fault.method === method) {
      return void outgoing.writeHead(200).end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: fault.result }));
    }
    if (fault.kind === 'late') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    this.passed.set(method, (this.passed.get(method) ?? 0) + 1);
    const answer = await this.#forward(incoming, body).catch(() => null);
    if (!answer || (fault.kind === 'answer lost' && fault.method === method))
      return void incoming.socket.resetAndDestroy();
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
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
