import { turn } from './browser.rig.ts';
import { live } from './live-socket.ts';

/**
 * Stands in for the live connection where the page meets its library: what `socket.io-client` would open. A spec sees what is
 * followed, and says what comes.
 */

type Listener = (...given: unknown[]) => void;

class Socket {
  readonly #listeners = new Map<string, Listener>();

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, listener);
    return this;
  }
  off(): this {
    this.#listeners.clear();
    return this;
  }
  emit(event: string, { args }: { readonly args: string }): this {
    if (event === 'subscribe') topics.add(args);
    else topics.delete(args);
    return this;
  }
  disconnect(): this {
    sockets.delete(this);
    return this;
  }
  hear(event: string, ...given: unknown[]): void {
    this.#listeners.get(event)?.(...given);
  }
}

const sockets = new Set<Socket>();
const topics = new Set<string>();

/** What the library's `io` gives: a connection that opens as soon as the page has put its ear to it. */
export function io(): Socket {
  const socket = new Socket();
  sockets.add(socket);
  queueMicrotask(() => socket.hear('connect'));
  return socket;
}

/** The topics that the page follows now. */
export const followed = (): readonly string[] => [...topics].sort();

/** The server tells something on a topic. */
export async function tell(topic: string, data: unknown): Promise<void> {
  for (const socket of sockets) socket.hear('subscribe', { channel: topic, data: JSON.stringify(data) });
  await turn();
}

export function closeLive(): void {
  live.close();
  sockets.clear();
  topics.clear();
}
