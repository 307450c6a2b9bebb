import { findListenKey, type ListenKey } from '../../../platform/api-keys/listen-keys.ts';
import { LISTEN_KEY } from '../rest/listen-routes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { mayHear } from './may-hear.ts';
import type { UserHub } from './user-hub.ts';
import { messageIdOf, type Opening, POLICY_VIOLATION, readMessage, type Speaker, type Wire } from './wire.ts';

const PATH = /^\/(?:stream\/)?ws\/([^/]+)$/;
const NORMAL = 1000;
/** How often it is checked that the key is still valid; a revoked key works a little longer. */
const CHECK_MS = 2_000;

/** The listen key in an address; null for the address of a market stream. */
export const listenKeyIn = (path: string): string | null => {
  const name = PATH.exec(path)?.[1] ?? '';
  return LISTEN_KEY.test(name) ? name : null;
};

/**
 * Finds whose listen key it is before the connection is open: an order that is placed as soon as a program was told that
 * it listens is heard of. Fails if the database cannot be reached.
 */
export async function openListenSession(
  deps: TradingApiDeps,
  users: UserHub,
  { listenKey, ip }: { readonly listenKey: string; readonly ip: string },
): Promise<Opening> {
  const found = await findValid(deps, listenKey, ip);
  return (wire) => new ListenSession(deps, users, wire, { listenKey, found });
}

/** Null if the key is not valid, or must not be used from this address. */
async function findValid(
  { db, clock, ring }: TradingApiDeps,
  listenKey: string,
  ip: string,
): Promise<ListenKey | null> {
  const found = await findListenKey(db, listenKey, clock.nowMs());
  return found && (await mayHear(ring, found.keyId, ip)) ? found : null;
}

/** A connection on which a program receives its owner's events: `/ws/<listenKey>`. It accepts no calls. */
class ListenSession implements Speaker {
  readonly #deps: TradingApiDeps;
  readonly #wire: Wire;
  #leave: (() => void) | null = null;
  #checking: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(
    deps: TradingApiDeps,
    users: UserHub,
    wire: Wire,
    { listenKey, found }: { readonly listenKey: string; readonly found: ListenKey | null },
  ) {
    this.#deps = deps;
    this.#wire = wire;
    if (!found) {
      wire.close(POLICY_VIOLATION, 'there is no such listen key');
      return;
    }
    if (!wire.isOf(found.uid)) return;
    this.#leave = users.follow(Number(found.uid), (event) => wire.send(JSON.stringify(event)));
    this.#checking = setInterval(() => void this.#check(listenKey), CHECK_MS).unref();
  }

  hear(text: string): void {
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

  async #check(listenKey: string): Promise<void> {
    // While the database cannot be reached no events happen, so the connection may stay.
    const found = await findValid(this.#deps, listenKey, this.#wire.ip).catch(() => undefined);
    if (found !== null || this.#isClosed) return;
    this.#wire.send(JSON.stringify({ e: 'listenKeyExpired', E: this.#deps.clock.nowMs(), listenKey }));
    this.#wire.close(NORMAL, 'the listen key has ended');
    this.onClosed();
  }
}
