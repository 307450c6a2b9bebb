import { createServer, type IncomingMessage } from 'node:http';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import cookie from '@fastify/cookie';
import { type Socket, Server as SocketServer } from 'socket.io';
import type { Logger } from '../../platform/log/log.ts';
import type { OutboxEvent } from '../../platform/outbox/outbox.ts';
import { SOCKET_SETTINGS } from '../http/base-settings.ts';
import { COOKIE, cookieIn } from '../http/caller/cookies.ts';
import { type CookieReader, personOf } from '../http/caller/request-context.ts';
import { isOwnOrigin, type OriginRule } from '../http/origin.ts';
import type { Headers } from '../http/security-headers.ts';
import { boundedSockets } from './bounded-sockets.ts';
import { OpenConnections } from './open-connections.ts';
import type { Upgrade, Upgrades } from './upgrades.ts';

export interface FanOutOptions extends CookieReader {
  readonly log: Logger;
  /** The person of an access token. The token's text is also the name of that person's private topic. */
  readonly uidOfAccessToken: (token: string, sessionId: string) => string | null;
  readonly origins: OriginRule;
  readonly nowMs: () => number;
  /** The caller's address, found behind the operator's proxies. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether a topic is public. */
  readonly isPublicTopic: (topic: string) => boolean;
  /** Topics about the person who follows them. */
  readonly privateTopics: ReadonlySet<string>;
  readonly onCount: (sockets: number) => void;
  /** Headers of every answer that refuses a connection. */
  readonly headers: Headers;
  readonly limits?: Partial<Record<keyof typeof SOCKET_SETTINGS, number>>;
}

interface Seat {
  readonly uid: string | null;
  readonly sessionId: string | null;
}

const PATH = '/websocket';

/** What we need of a connection below the topics. */
interface Line {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
  on(event: 'packet' | 'drain', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
}

/**
 * The live connection at `/websocket`: clients send `subscribe` and `unsubscribe` with `{args: topic}` (or the same as
 * JSON text) and receive `subscribe` events with `channel` and `data`, a JSON text. Only websockets are offered; a
 * reader that falls behind is disconnected and refetches when it reconnects.
 */
export class FanOut {
  readonly #io: SocketServer;
  readonly #options: FanOutOptions;
  readonly #limits: Readonly<Record<keyof typeof SOCKET_SETTINGS, number>>;
  readonly #networks: OpenConnections;
  readonly #people: OpenConnections;
  readonly #shut: () => void;
  /** Connections that have already said who they are, which they may do only once. */
  readonly #seated = new WeakSet<object>();
  /** How many bytes sent to a connection have not gone out yet. */
  readonly #waitingBytes = new WeakMap<object, number>();

  constructor(upgrades: Upgrades, options: FanOutOptions) {
    this.#options = options;
    this.#limits = { ...SOCKET_SETTINGS, ...options.limits };
    this.#networks = new OpenConnections(this.#limits.socketsPerAddressMax);
    this.#people = new OpenConnections(this.#limits.socketsPerPersonMax);
    // The HTTP server that it requires never listens: connections are handed over one by one, after they were counted.
    this.#io = new SocketServer(createServer(), {
      path: PATH,
      transports: ['websocket'],
      allowEIO3: true,
      serveClient: false,
      maxHttpBufferSize: this.#limits.maxPayloadBytes,
      connectTimeout: this.#limits.helloMsMax,
      perMessageDeflate: false,
      wsEngine: boundedSockets({ bufferedBytesMax: this.#limits.bufferedBytesMax, headers: options.headers }),
    });
    this.#shut = upgrades.add({
      isOurs: (path) => path === PATH || path === `${PATH}/`,
      welcome: (upgrade) => this.#admit(upgrade),
    });
    this.#io.engine.on('connection', (line: Line) => {
      options.onCount(this.#io.engine.clientsCount);
      line.once('close', () => options.onCount(this.#io.engine.clientsCount));
      line.on('drain', () => this.#waitingBytes.set(line, 0));
      // Some packets are answered by a small packet each. For a client that sends them without reading, these pile up.
      line.on('packet', () => {
        if (line.writeBuffer.length > this.#limits.waitingPacketsMax) line.transport.socket?.terminate();
      });
    });
    this.#io.use((socket, next) => {
      if (this.#seated.has(socket.conn)) {
        socket.conn.close();
        return next(new Error('SEATED_TWICE'));
      }
      this.#seated.add(socket.conn);
      this.#seat(socket).then(
        () => next(),
        () => {
          next(new Error('BUSY'));
          // Closed one turn later, so that the refusal is sent first.
          setImmediate(() => socket.conn.close());
        },
      );
    });
    this.#io.on('connection', (socket) => this.#welcome(socket));
  }

  /** Sends a committed event to the followers of its topic. */
  publish(event: OutboxEvent): void {
    if (event.topic === 'identity.session-ended') {
      const ended = event.payload as { sessionIds?: string[] };
      for (const id of ended.sessionIds ?? []) this.#io.in(`s:${id}`).disconnectSockets(true);
      return;
    }
    this.tell(event.topic, event.uid, () => event.payload);
  }

  /**
   * Sends to a topic at once. `payloadOf` is called only if somebody follows it; null sends nothing.
   *
   * @param uid  the owner of a private topic; null for a public one
   */
  tell(topic: string, uid: string | null, payloadOf: () => unknown): void {
    const own = uid === null ? null : `own:${uid}`;
    const room = uid === null ? `t:${topic}` : `t:${topic}:${uid}`;
    const isTold = uid === null ? this.#options.isPublicTopic(topic) : this.#options.privateTopics.has(topic);
    if (!isTold || !(this.#isFollowed(room) || (own !== null && this.#isFollowed(own)))) return;
    const payload = payloadOf();
    if (payload === null) return;
    this.#send(room, () => topic, payload);
    if (own !== null) this.#send(own, (socket) => socket.data.ownTopic as string, { topic, payload });
  }

  /** Ends every connection, so that clients reconnect and read everything anew. */
  dropAll(): void {
    this.#io.disconnectSockets(true);
  }

  async close(): Promise<void> {
    this.#shut();
    await this.#io.close();
  }

  #admit({ request, socket, head, query, refuse }: Upgrade): void {
    const asked = new URLSearchParams(query);
    const network = callerNetwork(this.#options.addressOf(request));
    if (!isOwnOrigin(request.headers, this.#options.origins)) refuse(403);
    // A second websocket within a session is never needed here, and would not be counted.
    else if (asked.get('transport') !== 'websocket' || asked.has('sid')) refuse(400);
    else if (!this.#networks.admit(network, socket)) refuse(429);
    else this.#io.engine.handleUpgrade(request, socket, head);
  }

  async #seat(socket: Socket): Promise<void> {
    const cookies = cookie.parse(socket.request.headers.cookie ?? '');
    const secret = cookieIn(cookies, COOKIE.person, this.#options.secureCookies);
    const ip = this.#options.addressOf(socket.request);
    const { found, often } = await personOf(this.#options, { secret, ip, nowMs: this.#options.nowMs() });
    if (often) throw new Error('nobody looked whose cookie it is');
    if (found && !this.#people.admit(found.uid, socket.request.socket)) throw new Error('they have too many');
    socket.data = { uid: found?.uid ?? null, sessionId: found?.sessionId ?? null } satisfies Seat;
  }

  #welcome(socket: Socket): void {
    const seat = socket.data as Seat;
    if (seat.sessionId) void socket.join(`s:${seat.sessionId}`);
    socket.on('subscribe', (message: unknown) => this.#subscribe(socket, seat, topicOf(message)));
    socket.on('unsubscribe', (message: unknown) => this.#unsubscribe(socket, seat, topicOf(message)));
  }

  #subscribe(socket: Socket, seat: Seat, topic: string | null): void {
    if (!topic || socket.rooms.size >= this.#limits.topicsPerSocketMax) return;
    if (this.#options.isPublicTopic(topic)) {
      void socket.join(`t:${topic}`);
      return;
    }
    if (!seat.uid || !seat.sessionId) return;
    if (this.#options.privateTopics.has(topic)) {
      void socket.join(`t:${topic}:${seat.uid}`);
      return;
    }
    // The name of this topic is a secret, so it is neither logged nor kept beyond the connection.
    if (this.#options.uidOfAccessToken(topic, seat.sessionId) !== seat.uid) return;
    socket.data.ownTopic = topic;
    void socket.join(`own:${seat.uid}`);
  }

  #unsubscribe(socket: Socket, seat: Seat, topic: string | null): void {
    if (!topic) return;
    void socket.leave(`t:${topic}`);
    void socket.leave(`t:${topic}:${seat.uid}`);
    if (socket.data.ownTopic !== topic) return;
    socket.data.ownTopic = undefined;
    void socket.leave(`own:${seat.uid}`);
  }

  #isFollowed(room: string): boolean {
    return (this.#io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0;
  }

  #send(room: string, channelOf: (socket: Socket) => string, payload: unknown): void {
    if (!this.#isFollowed(room)) return;
    const data = JSON.stringify(payload);
    for (const id of this.#io.of('/').adapter.rooms.get(room) ?? []) {
      const socket = this.#io.of('/').sockets.get(id);
      if (!socket) continue;
      // socket.io does not declare these fields of its connection.
      const line = socket.conn as unknown as Line;
      const waiting = (this.#waitingBytes.get(line) ?? 0) + data.length;
      this.#waitingBytes.set(line, waiting);
      // Sent bytes wait first in the transport, then in the socket, so both count. No farewell is sent, because it
      // would wait there too.
      const buffered = line.transport.socket?.bufferedAmount ?? 0;
      if (waiting + buffered > this.#limits.bufferedBytesMax) line.transport.socket?.terminate();
      else socket.emit('subscribe', { channel: channelOf(socket), data });
    }
  }
}

function topicOf(message: unknown): string | null {
  let value = message;
  if (typeof value === 'string' && value.startsWith('{')) {
    try {
      value = JSON.parse(value);
    } catch {
      return null;
    }
  }
  const topic = typeof value === 'object' && value !== null && 'args' in value ? value.args : value;
  return typeof topic === 'string' && topic.length <= 512 ? topic : null;
}
