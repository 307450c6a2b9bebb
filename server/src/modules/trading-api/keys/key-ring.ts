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
/** How often a use of a key is recorded: its owner wants to know whether it is used, not how often. */
const NOTE_MS = 10_000;

/** A key with what a call needs of it and of its owner's account. */
export interface RingKey extends Omit<LivingKey, 'material'> {
  readonly signing: SigningKey;
  readonly isFrozen: boolean;
  /** The addresses that may use it; null for any. */
  readonly allowed: BlockList | null;
}

/**
 * Recently read keys, by id. A key that was revoked, or whose owner was frozen, is accepted for half a second at most.
 * Unknown ids are cached too, so that guessing them does not load the database.
 */
export class KeyRing {
  readonly #deps: KeyRingDeps;
  readonly #keys: RecentReads<RingKey | null>;
  readonly #notedAtMs = new Map<string, number>();
  readonly #underWay = new Set<Promise<void>>();
  /** Keys that could not be decrypted and were logged as such; they are read again with each call. */
  readonly #sealed = new Set<string>();

  constructor(deps: KeyRingDeps) {
    this.#deps = deps;
    this.#keys = new RecentReads(FRESH_MS, (keyIds) => this.#read(keyIds));
  }

  /** The living key with an id; null if there is none. */
  find(keyId: string): Promise<RingKey | null> {
    return this.#keys.find(keyId);
  }

  /** The key if it was read recently, without waiting; undefined if it must be read. */
  findCached(keyId: string): RingKey | null | undefined {
    return this.#keys.cached(keyId);
  }

  /** Records that a key was used; nobody waits for it. */
  note(keyId: string, ip: string): void {
    const startedAtMs = performance.now();
    if (startedAtMs - (this.#notedAtMs.get(keyId) ?? -NOTE_MS) < NOTE_MS) return;
    if (this.#notedAtMs.size >= NOTED_MAX) this.#notedAtMs.clear();
    this.#notedAtMs.set(keyId, startedAtMs);
    const { db, clock } = this.#deps;
    // If recording fails, the next use after ten seconds records it.
    const noted = noteKeyUse(db, { keyId, ip: plainIp(ip), nowMs: clock.nowMs() }).catch(() => {});
    this.#underWay.add(noted);
    void noted.then(() => this.#underWay.delete(noted));
  }

  /** Call after the commit that made or revoked a key. */
  forget(keyId: string): void {
    this.#keys.forget(keyId);
  }

  /** Resolves when no recording is under way. */
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

  /** @param refusal the key id in the call, even if there is no such key, and the code of the fault */
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

/** Writes IPv4 addresses that arrived over IPv6 as IPv4, as owners write them in their list. */
const plainIp = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip);

function listOf(ips: readonly string[]): BlockList | null {
  if (ips.length === 0) return null;
  const list = new BlockList();
  for (const ip of ips) list.addAddress(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
