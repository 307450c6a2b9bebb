import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Headers, refuseOn } from '../http/security-headers.ts';

/** A request to open a connection. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly path: string;
  readonly query: string;
  /** Refuses it, with the headers that every answer has. */
  refuse(status: number): void;
}

/** Accepts the connections of some addresses. */
export interface Door {
  isOurs(path: string): boolean;
  /** Accepts or refuses the connection. */
  welcome(upgrade: Upgrade): void;
}

const TOO_MANY = 429;
const RETRY_SECONDS = '60';

const NOT_PASSED_ON = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Every request for a connection arrives here and goes to the door of its address, or is refused. A request that offers
 * an upgrade other than a websocket is answered normally (RFC 9110, 7.8): Java's client sends such offers with each
 * call over plain HTTP.
 */
export class Upgrades {
  readonly #http: HttpServer;
  readonly #headers: Headers;
  readonly #isTheirs: (host: string | undefined) => boolean;
  readonly #doors: Door[] = [];

  /** @param isTheirs whether connections are served under a host name; all of them are for people */
  constructor(http: HttpServer, headers: Headers, isTheirs: (host: string | undefined) => boolean) {
    this.#http = http;
    this.#headers = headers;
    this.#isTheirs = isTheirs;
    http.on('upgrade', (request, socket, head) => this.#receive(request, socket, head));
  }

  /** @returns a function that closes the door again */
  add(door: Door): () => void {
    this.#doors.push(door);
    return () => void this.#doors.splice(this.#doors.indexOf(door), 1);
  }

  #receive(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      this.#answerPlainly(request, socket, head);
      return;
    }
    const [path = '', query = ''] = splitOnce(request.url ?? '');
    const door = this.#isTheirs(request.headers.host) ? this.#doors.find((each) => each.isOurs(path)) : undefined;
    const refuse = (status: number) =>
      refuseOn(socket, status, { ...this.#headers, ...(status === TOO_MANY && { 'retry-after': RETRY_SECONDS }) });
    if (!door) {
      refuse(404);
      return;
    }
    socket.on('error', () => socket.destroy());
    door.welcome({ request, socket, head, path, query, refuse });
  }

  /** Lets the HTTP server read the request again, without the offered upgrade. */
  #answerPlainly({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if (!socket.readable) {
      // A client that has already closed its side is not read again.
      socket.destroy();
      return;
    }
    let text = `${method} ${url} HTTP/1.1\r\n`;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
      if (!NOT_PASSED_ON.has(name.toLowerCase())) text += `${name}: ${value}\r\n`;
    }
    socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
    this.#http.emit('connection', socket);
  }
}

function splitOnce(url: string): readonly [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
