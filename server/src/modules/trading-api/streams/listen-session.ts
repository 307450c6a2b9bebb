import { findListenKey, type ListenKey } from '../../../platform/api-keys/listen-keys.ts';
import { LISTEN_KEY } from '../rest/listen-routes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { mayHear } from './may-hear.ts';
import type { UserHub } from './user-hub.ts';
import { messageIdOf, POLICY_VIOLATION, readMessage, type Speaker, type Wire } from './wire.ts';

const PATH = /^\/(?:stream\/)?ws\/([^/]+)$/;
const NORMAL = 1000;
/** Whether the key holds is looked up so often; a key that was revoked is believed a little longer. */
const CHECK_MS = 2_000;

/** The listen key that an address names; null for an address of market streams. */
export const listenKeyIn = (path: string): string | null => {
  const name = PATH.exec(path)?.[1] ?? '';
  return LISTEN_KEY.test(name) ? name : null;
};

/** A connection on which a program hears of its owner: `/ws/<listenKey>`. Nothing can be asked on it. */
export class ListenSession implements Speaker {
  readonly #deps: TradingApiDeps;
  readonly #wire: Wire;
  #leave: (() => void) | null = null;
  #checking: NodeJS.Timeout | null = null;
  #isClosed = false;
  /** Resolves when it is known whether there is anything to hear. */
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

  /** Null where the key does not hold, or must not be used from here. */
  async #find(listenKey: string): Promise<ListenKey | null> {
    const { db, clock, ring } = this.#deps;
    const found = await findListenKey(db, listenKey, clock.nowMs()).catch(() => null);
    return found && (await mayHear(ring, found.keyId, this.#wire.ip)) ? found : null;
  }

  async #check(listenKey: string): Promise<void> {
    const { db, clock, ring } = this.#deps;
    // While the database is away nothing happens that could be heard.
    const found = await findListenKey(db, listenKey, clock.nowMs()).catch(() => undefined);
    const holds = found === undefined || (found !== null && (await mayHear(ring, found.keyId, this.#wire.ip)));
    if (holds || this.#isClosed) return;
    this.#wire.send(JSON.stringify({ e: 'listenKeyExpired', E: clock.nowMs(), listenKey }));
    this.#wire.close(NORMAL, 'the listen key has ended');
    this.onClosed();
  }
}
