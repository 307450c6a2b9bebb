import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Headers, refuseOn } from '../http/security-headers.ts';

/** What comes with a request for a connection. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly path: string;
  readonly query: string;
  /** Refuses it, with the headers that every answer has. */
  refuse(status: number): void;
}

/** Who takes the connections of some addresses. */
export interface Door {
  isOurs(path: string): boolean;
  /** Takes the connection or refuses it. */
  welcome(upgrade: Upgrade): void;
}

const TOO_MANY = 429;
const RETRY_SECONDS = '60';

/** Every request for a connection comes here first, and goes to the door of its address or is refused. */
export class Upgrades {
  readonly #headers: Headers;
  readonly #doors: Door[] = [];

  constructor(http: HttpServer, headers: Headers) {
    this.#headers = headers;
    http.on('upgrade', (request, socket, head) => this.#receive(request, socket, head));
  }

  /** @returns what closes the door again */
  add(door: Door): () => void {
    this.#doors.push(door);
    return () => void this.#doors.splice(this.#doors.indexOf(door), 1);
  }

  #receive(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path = '', query = ''] = splitOnce(request.url ?? '');
    const door = this.#doors.find((each) => each.isOurs(path));
    const refuse = (status: number) =>
      refuseOn(socket, status, { ...this.#headers, ...(status === TOO_MANY && { 'retry-after': RETRY_SECONDS }) });
    if (!door) {
      refuse(404);
      return;
    }
    socket.on('error', () => socket.destroy());
    door.welcome({ request, socket, head, path, query, refuse });
  }
}

function splitOnce(url: string): readonly [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
