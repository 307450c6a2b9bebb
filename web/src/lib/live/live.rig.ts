import { turn } from '../browser/browser.rig.ts';
import { live } from './live-socket.ts';

/**
 * Replaces the library of the live connection, `socket.io-client`. Specs see which topics the page follows, and decide what
 * arrives.
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

/** Replaces the library's `io`: a connection that opens as soon as the page has added its listeners. */
export function io(): Socket {
  const socket = new Socket();
  sockets.add(socket);
  queueMicrotask(() => socket.hear('connect'));
  return socket;
}

/** The topics that the page follows now. */
export const followed = (): readonly string[] => [...topics].sort();

/** Sends a message on a topic, as the server would. */
export async function tell(topic: string, data: unknown): Promise<void> {
  for (const socket of sockets) socket.hear('subscribe', { channel: topic, data: JSON.stringify(data) });
  await turn();
}

/** Loses the connection and opens it again: whatever was told meanwhile never arrived. */
export async function reopen(): Promise<void> {
  live.reconnect();
  await turn();
}

export function closeLive(): void {
  live.close();
  sockets.clear();
  topics.clear();
}
