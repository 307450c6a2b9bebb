import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Logger } from '../../platform/log/log.ts';
import type { Headers } from '../http/security-headers.ts';
import { boundedSockets } from './bounded-sockets.ts';
import { OpenConnections } from './open-connections.ts';
import type { Upgrade, Upgrades } from './upgrades.ts';

/** One open connection, as its server's side sees it. */
interface Wire {
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  /** Counts the connection as a person's from now on; false if they have too many, and then it is closed. */
  isOf(uid: string): boolean;
  /** Sends a text; a client that does not read is disconnected. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The server's side of a conversation over a connection. */
export interface Speaker {
  /** Handles a received text; a rejected promise ends the connection. */
  hear(text: string): Promise<void> | void;
  /** True if the client waits for events. */
  isFollowed(): boolean;
  onClosed(): void;
}

/** What is known of a connection before it is open. */
type Asked = Pick<Wire, 'path' | 'query' | 'ip'>;

/** Opens the server's side of a connection; null if there is none. */
export type Opening = (wire: Wire) => Speaker | null;

export interface RawSocketsOptions {
  readonly log: Logger;
  /**
   * Finds what an address is for. The handshake waits for it: whoever is told that a connection is open misses nothing
   * of what happens from then on. If it fails, the connection is refused with 503.
   */
  readonly answer: (asked: Asked) => Opening | Promise<Opening>;
  /** Whether an address is answered here. */
  readonly isOurs: (path: string) => boolean;
  /** The caller's address, found behind the operator's proxies. */
  readonly ipOf: (request: IncomingMessage) => string;
  readonly onCount: (sockets: number) => void;
  /** Headers of every answer that refuses a connection. */
  readonly headers: Headers;
  readonly limits?: Partial<Record<keyof typeof RAW_SOCKET_SETTINGS, number>>;
}

export const RAW_SOCKET_SETTINGS = {
  maxPayloadBytes: 65_536,
  socketsPerAddressMax: 300,
  socketsPerPersonMax: 100,
  /** A client that neither sends nor follows anything for this long is disconnected. */
  helloMsMax: MINUTE_MS,
  /** Messages that a client may send per second, on average over ten seconds. */
  messagesPerSecondMax: 50,
  bufferedBytesMax: 1_048_576,
  pingMs: 20_000,
  /** A client that answers no ping for this long counts as gone. */
  silentMsMax: MINUTE_MS,
} as const;

const WINDOW_SECONDS = 10;
const POLICY = 1008;
const INTERNAL = 1011;
const GOING_AWAY = 1001;

interface Client {
  readonly socket: WebSocket;
  readonly speaker: Speaker;
  readonly openedAtMs: number;
  /** When anything was received, and whether any of it was a message. */
  heardAtMs: number;
  hasSpoken: boolean;
}

/** Plain websockets beside the live connection of the pages: without rooms or a protocol, only with limits. */
export class RawSockets {
  readonly #server: WebSocketServer;
  readonly #options: RawSocketsOptions;
  readonly #limits: Readonly<Record<keyof typeof RAW_SOCKET_SETTINGS, number>>;
  readonly #networks: OpenConnections;
  readonly #people: OpenConnections;
  readonly #clients = new Set<Client>();
  readonly #looking: NodeJS.Timeout;
  readonly #shut: () => void;

  constructor(upgrades: Upgrades, options: RawSocketsOptions) {
    this.#options = options;
    this.#limits = { ...RAW_SOCKET_SETTINGS, ...options.limits };
    this.#networks = new OpenConnections(this.#limits.socketsPerAddressMax);
    this.#people = new OpenConnections(this.#limits.socketsPerPersonMax);
    const Server = boundedSockets({ bufferedBytesMax: this.#limits.bufferedBytesMax, headers: options.headers });
    this.#server = new Server({ maxPayload: this.#limits.maxPayloadBytes });
    this.#shut = upgrades.add({ isOurs: options.isOurs, welcome: (upgrade) => this.#welcome(upgrade) });
    this.#looking = setInterval(() => this.#look(), this.#limits.pingMs);
    this.#looking.unref();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#shut();
    for (const { socket } of this.#clients) {
      socket.close(GOING_AWAY, 'the service is stopping');
      socket.terminate();
    }
    this.#server.close();
  }

  #welcome({ request, socket, head, path, query, refuse }: Upgrade): void {
    const ip = this.#options.ipOf(request);
    if (!this.#networks.admit(callerNetwork(ip), socket)) {
      refuse(429);
      return;
    }
    const isOf = this.#claims(socket);
    const asked = { path, query, ip };
    const accept = (opening: Opening) =>
      this.#server.handleUpgrade(request, socket, head, (connected) =>
        this.#seat(connected, opening, { ...asked, isOf }),
      );
    const opening = this.#options.answer(asked);
    if (!(opening instanceof Promise)) {
      accept(opening);
      return;
    }
    opening.then(accept).catch((error: Error) => {
      this.#options.log.warn({ err: error }, 'a connection could not be opened');
      refuse(503);
    });
  }

  /** A connection may be used with keys of several people; it counts once for each of them. */
  #claims(socket: Upgrade['socket']): (uid: string) => boolean {
    const claimed = new Set<string>();
    return (uid) => {
      if (claimed.has(uid)) return true;
      if (!this.#people.admit(uid, socket)) return false;
      claimed.add(uid);
      return true;
    };
  }

  #seat(socket: WebSocket, opening: Opening, { isOf, ...about }: Asked & Pick<Wire, 'isOf'>): void {
    const wire: Wire = {
      ...about,
      isOf: (uid) => {
        const isAdmitted = isOf(uid);
        if (!isAdmitted) socket.close(POLICY, 'too many connections');
        return isAdmitted;
      },
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > this.#limits.bufferedBytesMax) socket.terminate();
        else socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
    };
    const speaker = opening(wire);
    socket.on('error', () => socket.terminate());
    if (!speaker) {
      socket.close(POLICY, 'there is nothing here');
      return;
    }
    const nowMs = performance.now();
    const client: Client = { socket, speaker, openedAtMs: nowMs, heardAtMs: nowMs, hasSpoken: false };
    this.#clients.add(client);
    this.#options.onCount(this.#clients.size);
    const brake = new Brake(this.#limits.messagesPerSecondMax * WINDOW_SECONDS);
    socket.on('pong', () => {
      client.heardAtMs = performance.now();
    });
    socket.on('message', (data, isBinary) => {
      client.heardAtMs = performance.now();
      client.hasSpoken = true;
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

  /** Pings clients, and disconnects those that are gone or never did anything. */
  #look(): void {
    const nowMs = performance.now();
    for (const { socket, speaker, openedAtMs, heardAtMs, hasSpoken } of this.#clients) {
      const isGone = nowMs - heardAtMs > this.#limits.silentMsMax;
      const isMute = !hasSpoken && nowMs - openedAtMs > this.#limits.helloMsMax && !speaker.isFollowed();
      if (isGone || isMute) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}

/** Limits messages, counted in windows of some seconds. */
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
