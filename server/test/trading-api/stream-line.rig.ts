import { WebSocket } from 'ws';

export type Message = Record<string, unknown>;

interface Waiting {
  readonly fits: (message: Message) => boolean;
  readonly resolve: (message: Message) => void;
}

/** A connection that keeps what came until somebody asks for it. */
export class StreamLine {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly #waiting = new Set<Waiting>();
  /** The code that the connection was closed with. */
  readonly closed: Promise<number>;

  constructor(port: number, path: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('error', () => {});
  }

  #hear(message: Message): void {
    const waiting = [...this.#waiting].find(({ fits }) => fits(message));
    if (!waiting) {
      this.heard.push(message);
      return;
    }
    this.#waiting.delete(waiting);
    waiting.resolve(message);
  }

  async ready(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that fits, whether it came already or is still to come. */
  next(fits: (message: Message) => boolean): Promise<Message> {
    const at = this.heard.findIndex(fits);
    if (at !== -1) return Promise.resolve(this.heard.splice(at, 1)[0]!);
    return new Promise((resolve) => this.#waiting.add({ fits, resolve }));
  }

  ask(message: Message): Promise<Message> {
    this.send(message);
    return this.next(({ id }) => id === message.id);
  }
}
