/** A connection to the server, as the state machine needs it. socket.io implements it and is fetched only when needed. */
export interface Transport {
  emit(event: 'subscribe' | 'unsubscribe', message: { readonly args: string }): void;
  close(): void;
}

export interface TransportEvents {
  onOpen(): void;
  /** The connection is lost, or could not be made. */
  onClosed(): void;
  onMessage(channel: string, data: string): void;
}

export interface LiveDeps {
  connect(events: TransportEvents): Promise<Transport>;
  setTimer(callback: () => void, delayMs: number): () => void;
  isVisible(): boolean;
}

export const RETRY_DELAY_MS = 6_000;
export const CLOSED = 0;
export const OPEN = 1;

type Listener = (data: unknown) => void;

/**
 * The live connection: 0 closed, 1 open. The transport does not reconnect; this class does, after six seconds, or at once
 * when the page becomes visible again. Each time it opens, all subscriptions are sent again.
 */
export class LiveConnection {
  #state: typeof CLOSED | typeof OPEN = CLOSED;
  #wanted = false;
  #isOpening = false;
  #transport: Transport | null = null;
  #attempt = 0;
  #cancelRetry: (() => void) | null = null;
  #wasOpen = false;
  readonly #topics = new Map<string, Set<Listener>>();
  readonly #onReopened = new Set<() => void>();
  readonly #onState = new Set<() => void>();
  readonly #deps: LiveDeps;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  get state(): typeof CLOSED | typeof OPEN {
    return this.#state;
  }

  /** Calls back when the state has changed. */
  watch = (listener: () => void): (() => void) => {
    this.#onState.add(listener);
    return () => this.#onState.delete(listener);
  };

  /** Calls back each time it is open again, its topics subscribed: what was missed meanwhile must be fetched. */
  onReopened(listener: () => void): () => void {
    this.#onReopened.add(listener);
    return () => this.#onReopened.delete(listener);
  }

  /** Subscribes to a topic and connects if necessary. Returns a function that ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    const isNew = listeners.size === 0;
    listeners.add(listener);
    this.#topics.set(topic, listeners);
    if (isNew && this.#state === OPEN) this.#transport?.emit('subscribe', { args: topic });
    this.#wanted = true;
    if (!this.#transport && !this.#isOpening && !this.#cancelRetry) void this.#open();
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#topics.delete(topic);
      if (this.#state === OPEN) this.#transport?.emit('unsubscribe', { args: topic });
    };
  }

  /** Reconnects at once if closed; for when the page becomes visible or the network is back. */
  wake(): void {
    if (this.#state === OPEN || !this.#wanted || !this.#deps.isVisible()) return;
    this.reconnect();
  }

  /** Closes and reconnects, so that after a login or logout the server sees who this is now. */
  reconnect(): void {
    if (!this.#wanted) return;
    this.#drop();
    void this.#open();
  }

  close(): void {
    this.#wanted = false;
    this.#wasOpen = false;
    this.#drop();
    this.#set(CLOSED);
  }

  #drop(): void {
    this.#attempt += 1;
    this.#isOpening = false;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#transport?.close();
    this.#transport = null;
    this.#set(CLOSED);
  }

  async #open(): Promise<void> {
    this.#isOpening = true;
    this.#attempt += 1;
    const attempt = this.#attempt;
    // An abandoned attempt may still call back; only the newest one counts.
    const ifCurrent = (then: () => void) => {
      if (attempt === this.#attempt) then();
    };
    try {
      const transport = await this.#deps.connect({
        onOpen: () => ifCurrent(() => this.#takeOpening()),
        onClosed: () => ifCurrent(() => this.#retryLater()),
        onMessage: (channel, data) => ifCurrent(() => this.#hear(channel, data)),
      });
      if (attempt !== this.#attempt) {
        transport.close();
        return;
      }
      this.#isOpening = false;
      this.#transport = transport;
      if (this.#state === OPEN) this.#sendAll();
    } catch {
      ifCurrent(() => this.#retryLater());
    }
  }

  #takeOpening(): void {
    this.#set(OPEN);
    this.#sendAll();
    if (this.#wasOpen) for (const listener of this.#onReopened) listener();
    this.#wasOpen = true;
  }

  #sendAll(): void {
    for (const topic of this.#topics.keys()) this.#transport?.emit('subscribe', { args: topic });
  }

  #retryLater(): void {
    this.#drop();
    if (!this.#wanted) return;
    this.#cancelRetry = this.#deps.setTimer(() => {
      this.#cancelRetry = null;
      void this.#open();
    }, RETRY_DELAY_MS);
  }

  #hear(channel: string, data: string): void {
    const listeners = this.#topics.get(channel);
    if (!listeners) return;
    let parsed: unknown;
    try {
      parsed = JSON.parse(data);
    } catch {
      return;
    }
    for (const listener of listeners) listener(parsed);
  }

  #set(state: typeof CLOSED | typeof OPEN): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#onState) listener();
  }
}
