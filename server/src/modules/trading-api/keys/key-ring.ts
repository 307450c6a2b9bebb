import { BlockList, isIP } from 'node:net';
import { findLivingKeys, type LivingKey, noteKeyUse } from '../../../platform/api-keys/kept-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { RecentReads } from '../../../platform/db/recent-reads.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Identity } from '../../identity/public.ts';
import { type SigningKey, signingKeyOf } from '../wire/signature.ts';

const FRESH_MS = 500;
const NOTED_MAX = 20_000;
/** The owner wants to know whether a key is used, not how often. */
const NOTE_MS = 10_000;

/** A key as a call needs it, and what its owner's account allows. */
export interface RingKey extends Omit<LivingKey, 'material'> {
  readonly signing: SigningKey;
  readonly isFrozen: boolean;
  /** Addresses that may use it; null for any. */
  readonly allowed: BlockList | null;
}

/**
 * Keys that were read a moment ago, by their id. What is revoked, or whose owner is frozen, is believed for half a second at
 * most. Unknown ids are kept as well, so that guessing costs nothing.
 */
export class KeyRing {
  readonly #deps: KeyRingDeps;
  readonly #keys: RecentReads<RingKey | null>;
  readonly #notedAtMs = new Map<string, number>();
  readonly #underWay = new Set<Promise<void>>();
  /** Keys that do not open and were logged: they are read again with each call. */
  readonly #sealed = new Set<string>();

  constructor(deps: KeyRingDeps) {
    this.#deps = deps;
    this.#keys = new RecentReads(FRESH_MS, (keyIds) => this.#read(keyIds));
  }

  /** The living key of an id, or null. */
  find(keyId: string): Promise<RingKey | null> {
    return this.#keys.find(keyId);
  }

  /** The key as it was read a moment ago, without waiting; undefined where it has to be read. */
  findCached(keyId: string): RingKey | null | undefined {
    return this.#keys.cached(keyId);
  }

  /** Notes that a key was used; nobody waits for it. */
  note(keyId: string, ip: string): void {
    const startedAtMs = performance.now();
    if (startedAtMs - (this.#notedAtMs.get(keyId) ?? -NOTE_MS) < NOTE_MS) return;
    if (this.#notedAtMs.size >= NOTED_MAX) this.#notedAtMs.clear();
    this.#notedAtMs.set(keyId, startedAtMs);
    const { db, clock } = this.#deps;
    // A use that could not be noted is noted ten seconds later.
    const noted = noteKeyUse(db, { keyId, ip: plainIp(ip), nowMs: clock.nowMs() }).catch(() => {});
    this.#underWay.add(noted);
    void noted.then(() => this.#underWay.delete(noted));
  }

  /** Called after the commit that revoked or made a key. */
  forget(keyId: string): void {
    this.#keys.forget(keyId);
  }

  /** Resolves when nothing is being written any more. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #read(keyIds: readonly string[]): Promise<Map<string, RingKey | null>> {
    const { db, keys, identity } = this.#deps;
    const living = await findLivingKeys(db, keys, keyIds, (keyId, error) => this.#logSealed(keyId, error));
    const frozen = await identity.frozenAmong(db, [...new Set(living.map(({ uid }) => uid))]);
    const read = new Map<string, RingKey | null>(keyIds.map((keyId) => [keyId, null]));
    for (const { material, ...key } of living) {
      const isFrozen = frozen.has(key.uid);
      read.set(key.keyId, { ...key, signing: signingKeyOf(material), isFrozen, allowed: listOf(key.ips) });
    }
    return read;
  }

  /** @param refusal  the key that was named, whether there is one or not, and the code of the fault */
  logRefused(refusal: { readonly keyId: string; readonly ip: string; readonly outcome: number }): void {
    this.#deps.log.info(refusal, 'a call of a program was refused');
  }

  #logSealed(keyId: string, error: unknown): void {
    if (this.#sealed.has(keyId)) return;
    if (this.#sealed.size >= NOTED_MAX) this.#sealed.clear();
    this.#sealed.add(keyId);
    this.#deps.log.error({ keyId, err: error }, 'the secret of an API key does not open; the key is refused');
  }
}

/** Whether an address may use a key. */
export function mayUse({ allowed }: Pick<RingKey, 'allowed'>, ip: string): boolean {
  if (!allowed) return true;
  const plain = plainIp(ip);
  const version = isIP(plain);
  return version !== 0 && allowed.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

export interface KeyRingDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly clock: Clock;
  readonly keys: { key(purpose: string): Buffer };
  readonly identity: Pick<Identity, 'frozenAmong'>;
}

/** Addresses of IPv4 that came over IPv6 are what their owner wrote into the list. */
const plainIp = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip);

function listOf(ips: readonly string[]): BlockList | null {
  if (ips.length === 0) return null;
  const list = new BlockList();
  for (const ip of ips) list.addAddress(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
