import { BlockList, isIP } from 'node:net';
import { findLivingKey, type LivingKey, noteKeyUse } from '../../../platform/api-keys/kept-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Identity } from '../../identity/public.ts';
import { type SigningKey, signingKeyOf } from '../wire/signature.ts';

const FRESH_MS = 500;
const ENTRIES_MAX = 20_000;
/** The owner wants to know whether a key is used, not how often. */
const NOTE_MS = 10_000;

/** A key as a call needs it, and what its owner's account allows. */
export interface RingKey extends Omit<LivingKey, 'secret'> {
  readonly secret: SigningKey;
  readonly isFrozen: boolean;
}

interface Entry {
  readonly key: RingKey | null;
  readonly allowed: BlockList | null;
  readonly readAtMs: number;
}

/**
 * Keys that were read a moment ago, by their id. What is revoked, or whose owner is frozen, is believed for half a second at
 * most; ages are measured on the clock that only runs forward. Unknown ids are kept as well, so that guessing costs nothing.
 */
export class KeyRing {
  readonly #deps: KeyRingDeps;
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<Entry>>();
  readonly #notedAtMs = new Map<string, number>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: KeyRingDeps) {
    this.#deps = deps;
  }

  /** The living key of an id, or null. */
  async find(keyId: string): Promise<RingKey | null> {
    return (await this.#entry(keyId)).key;
  }

  /** The key as it was read a moment ago, without waiting; undefined where it has to be read. */
  known(keyId: string): RingKey | null | undefined {
    const entry = this.#entries.get(keyId);
    return entry && isFresh(entry) ? entry.key : undefined;
  }

  /** Whether an address may use the key. */
  allows(keyId: string, ip: string): boolean {
    const allowed = this.#entries.get(keyId)?.allowed;
    if (!allowed) return true;
    const plain = plainIp(ip);
    const version = isIP(plain);
    return version !== 0 && allowed.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  }

  /** Notes that a key was used; nobody waits for it. */
  note(keyId: string, ip: string): void {
    const startedAtMs = performance.now();
    if (startedAtMs - (this.#notedAtMs.get(keyId) ?? -NOTE_MS) < NOTE_MS) return;
    if (this.#notedAtMs.size >= ENTRIES_MAX) this.#notedAtMs.clear();
    this.#notedAtMs.set(keyId, startedAtMs);
    const { db, clock } = this.#deps;
    // A use that could not be noted is noted ten seconds later.
    const noted = noteKeyUse(db, { keyId, ip: plainIp(ip), nowMs: clock.nowMs() }).catch(() => {});
    this.#underWay.add(noted);
    void noted.then(() => this.#underWay.delete(noted));
  }

  /** Called after the commit that revoked or made a key. */
  forget(keyId: string): void {
    this.#entries.delete(keyId);
    this.#reading.delete(keyId);
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #entry(keyId: string): Promise<Entry> {
    const known = this.#entries.get(keyId);
    if (known && isFresh(known)) return known;
    const running = this.#reading.get(keyId) ?? this.#read(keyId);
    this.#reading.set(keyId, running);
    try {
      return await running;
    } finally {
      if (this.#reading.get(keyId) === running) this.#reading.delete(keyId);
    }
  }

  async #read(keyId: string): Promise<Entry> {
    const { db, keys, identity } = this.#deps;
    const readAtMs = performance.now();
    const found = await findLivingKey(db, keys, keyId);
    const profile = found ? await identity.profile(db, found.uid) : null;
    const key = found && profile ? { ...found, secret: secretOf(found), isFrozen: profile.frozen } : null;
    const entry = { key, allowed: key ? listOf(key.ips) : null, readAtMs };
    if (this.#entries.size >= ENTRIES_MAX) this.#entries.clear();
    this.#entries.set(keyId, entry);
    return entry;
  }
}

export interface KeyRingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: { key(purpose: string): Buffer };
  readonly identity: Pick<Identity, 'profile'>;
}

const secretOf = ({ secret }: LivingKey): SigningKey => signingKeyOf(secret);

const isFresh = (entry: Entry): boolean => performance.now() - entry.readAtMs <= FRESH_MS;

/** Addresses of IPv4 that came over IPv6 are what their owner wrote into the list. */
const plainIp = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip);

function listOf(ips: readonly string[]): BlockList | null {
  if (ips.length === 0) return null;
  const list = new BlockList();
  for (const ip of ips) list.addAddress(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
