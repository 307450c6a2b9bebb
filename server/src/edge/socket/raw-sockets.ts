import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Logger } from '../../platform/log/log.ts';
import { OpenConnections } from './open-connections.ts';

/** One open connection, as the one who speaks over it sees it. */
interface Wire {
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  /** Sends a text; a client that does not read is dropped instead. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Who speaks over a connection. */
export interface Speaker {
  /** A text that came; a promise that is rejected ends the connection. */
  hear(text: string): Promise<void> | void;
  onClosed(): void;
}

export interface RawSocketsOptions {
  readonly log: Logger;
  /** Who speaks at an address; null where nobody does. */
  readonly answer: (wire: Wire) => Speaker | null;
  /** Addresses that are answered here. */
  readonly isOurs: (path: string) => boolean;
  /** The address behind the operator's proxies. */
  readonly ipOf: (request: IncomingMessage) => string;
  readonly onCount: (sockets: number) => void;
  readonly limits?: Partial<Record<keyof typeof RAW_SOCKET_SETTINGS, number>>;
}

export const RAW_SOCKET_SETTINGS = {
  maxPayloadBytes: 65_536,
  socketsPerAddressMax: 300,
  /** Messages of a client in a second, on average over ten. */
  messagesPerSecondMax: 50,
  bufferedBytesMax: 4_194_304,
  pingMs: 20_000,
  /** A client that answers no ping for so long is gone. */
  silentMsMax: 60_000,
} as const;

const WINDOW_SECONDS = 10;
const POLICY = 1008;
const INTERNAL = 1011;
const GOING_AWAY = 1001;

interface Client {
  readonly socket: WebSocket;
  heardAtMs: number;
}

/** Plain websockets beside the live connection of the pages: no rooms, no protocol, only limits. */
export class RawSockets {
  readonly #server: WebSocketServer;
  readonly #options: RawSocketsOptions;
  readonly #limits: Readonly<Record<keyof typeof RAW_SOCKET_SETTINGS, number>>;
  readonly #open: OpenConnections;
  readonly #clients = new Set<Client>();
  readonly #pinging: NodeJS.Timeout;
  readonly #http: HttpServer;
  readonly #upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

  constructor(http: HttpServer, options: RawSocketsOptions) {
    this.#http = http;
    this.#options = options;
    this.#limits = { ...RAW_SOCKET_SETTINGS, ...options.limits };
    this.#open = new OpenConnections(this.#limits.socketsPerAddressMax);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: this.#limits.maxPayloadBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.#upgrade = (request, socket, head) => this.#welcome(request, socket, head);
    http.on('upgrade', this.#upgrade);
    this.#pinging = setInterval(() => this.#ping(), this.#limits.pingMs);
    this.#pinging.unref();
  }

  close(): void {
    clearInterval(this.#pinging);
    this.#http.off('upgrade', this.#upgrade);
    for (const { socket } of this.#clients) {
      socket.close(GOING_AWAY, 'the service is stopping');
      socket.terminate();
    }
    this.#server.close();
  }

  #welcome(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = request.url ?? '';
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    if (!this.#options.isOurs(path)) return;
    const ip = this.#options.ipOf(request);
    if (!this.#open.admit(ip, socket)) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connected) =>
      this.#seat(connected, { path, query: at === -1 ? '' : url.slice(at + 1), ip }),
    );
  }

  #seat(socket: WebSocket, about: { readonly path: string; readonly query: string; readonly ip: string }): void {
    const client: Client = { socket, heardAtMs: performance.now() };
    const wire: Wire = {
      ...about,
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > this.#limits.bufferedBytesMax) socket.terminate();
        else socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
    };
    const speaker = this.#options.answer(wire);
    socket.on('error', () => socket.terminate());
    if (!speaker) {
      socket.close(POLICY, 'there is nothing here');
      return;
    }
    this.#clients.add(client);
    this.#options.onCount(this.#clients.size);
    const brake = new Brake(this.#limits.messagesPerSecondMax * WINDOW_SECONDS);
    socket.on('pong', () => {
      client.heardAtMs = performance.now();
    });
    socket.on('message', (data, isBinary) => {
      client.heardAtMs = performance.now();
      if (isBinary || !brake.take()) socket.close(POLICY, isBinary ? 'send text' : 'too many requests');
      else void this.#hear(speaker, socket, String(data));
    });
    socket.on('close', () => {
      this.#clients.delete(client);
      this.#options.onCount(this.#clients.size);
      speaker.onClosed();
    });
  }

  async #hear(speaker: Speaker, socket: WebSocket, text: string): Promise<void> {
    try {
      await speaker.hear(text);
    } catch (error) {
      this.#options.log.error({ err: error }, 'fault');
      socket.close(INTERNAL, 'internal error');
    }
  }

  #ping(): void {
    const oldestMs = performance.now() - this.#limits.silentMsMax;
    for (const { socket, heardAtMs } of this.#clients) {
      if (heardAtMs < oldestMs) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\nretry-after: 60\r\ncontent-length: 0\r\n\r\n`);
}

/** Counts messages in windows of some seconds. */
class Brake {
  readonly #max: number;
  #openedAtMs = 0;
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  take(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#openedAtMs >= WINDOW_SECONDS * 1_000) {
      this.#openedAtMs = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#max;
  }
}
