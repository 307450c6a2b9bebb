import { findListenKey, type ListenKey } from '../../../platform/api-keys/listen-keys.ts';
import { LISTEN_KEY } from '../rest/listen-routes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { mayHear } from './may-hear.ts';
import type { UserHub } from './user-hub.ts';
import { messageIdOf, POLICY_VIOLATION, readMessage, type Speaker, type Wire } from './wire.ts';

const PATH = /^\/(?:stream\/)?ws\/([^/]+)$/;
const NORMAL = 1000;
/** How often it is checked that the key is still valid; a revoked key works a little longer. */
const CHECK_MS = 2_000;

/** The listen key in an address; null for the address of a market stream. */
export const listenKeyIn = (path: string): string | null => {
  const name = PATH.exec(path)?.[1] ?? '';
  return LISTEN_KEY.test(name) ? name : null;
};

/** A connection on which a program receives its owner's events: `/ws/<listenKey>`. It accepts no calls. */
export class ListenSession implements Speaker {
  readonly #deps: TradingApiDeps;
  readonly #wire: Wire;
  #leave: (() => void) | null = null;
  #checking: NodeJS.Timeout | null = null;
  #isClosed = false;
  /** Resolves when it is known whether the key is valid. */
  readonly #found: Promise<void>;

  constructor(deps: TradingApiDeps, users: UserHub, wire: Wire, listenKey: string) {
    this.#deps = deps;
    this.#wire = wire;
    this.#found = this.#find(listenKey).then((found) => {
      if (this.#isClosed) return;
      if (!found) return wire.close(POLICY_VIOLATION, 'there is no such listen key');
      if (!wire.isOf(found.uid)) return;
      this.#leave = users.follow(Number(found.uid), (event) => wire.send(JSON.stringify(event)));
      this.#checking = setInterval(() => void this.#check(listenKey), CHECK_MS).unref();
    });
  }

  async hear(text: string): Promise<void> {
    await this.#found;
    const id = messageIdOf(readMessage(text)?.id) ?? null;
    this.#wire.send(JSON.stringify({ error: { code: 2, msg: 'Invalid request: nothing to follow here' }, id }));
  }

  isFollowed(): boolean {
    return this.#leave !== null;
  }

  onClosed(): void {
    this.#isClosed = true;
    this.#leave?.();
    if (this.#checking) clearInterval(this.#checking);
  }

  /** Null if the key is not valid, or must not be used from this address. */
  async #find(listenKey: string): Promise<ListenKey | null> {
    const { db, clock, ring } = this.#deps;
    const found = await findListenKey(db, listenKey, clock.nowMs()).catch(() => null);
    return found && (await mayHear(ring, found.keyId, this.#wire.ip)) ? found : null;
  }

  async #check(listenKey: string): Promise<void> {
    const { db, clock, ring } = this.#deps;
    // While the database cannot be reached no events happen, so the connection may stay.
    const found = await findListenKey(db, listenKey, clock.nowMs()).catch(() => undefined);
    const holds = found === undefined || (found !== null && (await mayHear(ring, found.keyId, this.#wire.ip)));
    if (holds || this.#isClosed) return;
    this.#wire.send(JSON.stringify({ e: 'listenKeyExpired', E: clock.nowMs(), listenKey }));
    this.#wire.close(NORMAL, 'the listen key has ended');
    this.onClosed();
  }
}
