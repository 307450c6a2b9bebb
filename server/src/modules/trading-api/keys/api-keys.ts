import { ok, type Result, refuse } from '@bourse/core/result.ts';
import {
  type ApiKeyRefusal,
  createApiKey,
  type MadeApiKey,
  type PublicKeyRefusal,
  readPublicKey,
  refuseKey,
  registerApiKey,
} from '../../../platform/api-keys/api-keys.ts';
import { type ListedKey, listKeys, revokeKey } from '../../../platform/api-keys/kept-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Channel, Factors, Identity, SecurityCheckResult, SendBoundCodeResult } from '../../identity/public.ts';
import type { Notices } from '../../notices/public.ts';
import { KeyRing } from './key-ring.ts';

/** The most keys of one person; more are hard to keep an eye on. */
export const KEYS_MAX = 20;

export interface ApiKeysDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly clock: Clock;
  readonly keys: { key(purpose: string): Buffer };
  readonly identity: Identity;
  readonly notices: Notices;
}

/** A key as a person asks for it. */
export interface KeyWish {
  readonly uid: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly ips: readonly string[];
  /** The Ed25519 public key of a program that signs by itself, as pasted; null for a key with a secret that we make. */
  readonly publicKey: string | null;
}
export interface WantedKey extends KeyWish {
  readonly sessionId: string;
  readonly factors: Factors;
}

/** What a security code for a key is bound to: its name, scopes, addresses and public key. */
function keyPayload({ label, scopes, ips, publicKey }: KeyWish): string {
  const signer = publicKey === null ? [] : [null, canonical(publicKey)];
  return payloadHash('api-key', [label, ...scopes.toSorted(), null, ...ips.toSorted(), ...signer]);
}

/** Makes different pasted forms of one key equal, so that a code works for any. An invalid key is refused later. */
function canonical(publicKey: string): string {
  const read = readPublicKey(publicKey);
  return read.ok ? read.value : publicKey;
}

/** What is wrong with a public key in itself or beside the person's other keys. */
function refusePublicKey(publicKey: string, living: readonly ListedKey[]) {
  const read = readPublicKey(publicKey);
  if (!read.ok) return read;
  return living.some((each) => each.publicKey === read.value) ? refuse('PUBLIC_KEY_IN_USE') : null;
}

type FactorRefusal = Extract<SecurityCheckResult, { ok: false }>['refusal']['code'];
/** A new key, with what the person is shown once, or has told us. */
export type NewKey = MadeApiKey & {
  readonly createdAtMs: number;
  readonly secret: string | null;
  readonly publicKey: string | null;
};
export type CreateKeyRefusal =
  | ApiKeyRefusal
  | PublicKeyRefusal
  | FactorRefusal
  | 'PUBLIC_KEY_IN_USE'
  | 'TOO_MANY_API_KEYS'
  | 'ACCOUNT_FROZEN'
  | 'WITHDRAWAL_LOCKED';

/** People's API keys: made and deleted on the page, looked up for every signed call. */
export class ApiKeys {
  readonly #deps: ApiKeysDeps;
  readonly ring: KeyRing;

  constructor(deps: ApiKeysDeps) {
    this.#deps = deps;
    this.ring = new KeyRing(deps);
  }

  list(uid: string): Promise<ListedKey[]> {
    return listKeys(this.#deps.db, uid);
  }

  /** Sends a code for making exactly this key; the message says what the key may do. */
  sendCode(wish: KeyWish & { readonly channel: Channel }): Promise<SendBoundCodeResult> {
    const { uid, label, scopes, ips, channel } = wish;
    return this.#deps.identity.sendBoundCode({
      uid,
      purpose: 'api-key',
      channel,
      payloadHash: keyPayload(wish),
      params: { label, scopes: scopes.join(', '), ips: ips.length === 0 ? '*' : ips.join(', ') },
    });
  }

  /**
   * Makes a key. If it has a secret, the answer is the only place where that is readable.
   *
   * @refuses  ACCOUNT_FROZEN | WITHDRAWAL_LOCKED (unlockAt) for a key that may withdraw | TOO_MANY_API_KEYS (max) | SCOPE_UNKNOWN | IP_MALFORMED | IP_LIST_REQUIRED | LABEL_LENGTH |
   *           PUBLIC_KEY_MALFORMED | PUBLIC_KEY_IS_PRIVATE | PUBLIC_KEY_IN_USE | those of the trading password and the second factors
   */
  async create(wanted: WantedKey): Promise<Result<NewKey, CreateKeyRefusal>> {
    const { db, clock, identity, notices } = this.#deps;
    const { uid, sessionId, label, scopes, publicKey } = wanted;
    const profile = await identity.profile(db, uid);
    if (profile?.frozen) return refuse('ACCOUNT_FROZEN');
    // After a change of password, which locks withdrawals, nobody may make a key that could withdraw later.
    const lock = scopes.includes('withdraw') ? profile?.withdrawalLock : null;
    if (lock) return refuse('WITHDRAWAL_LOCKED', { unlockAt: lock.untilMs, reason: lock.reason });
    const living = await listKeys(db, uid);
    if (living.length >= KEYS_MAX) return refuse('TOO_MANY_API_KEYS', { max: KEYS_MAX });
    const nowMs = clock.nowMs();
    // Faults of the key itself are reported before a code is used up.
    const refusal = refuseKey(wanted) ?? (publicKey === null ? null : refusePublicKey(publicKey, living));
    if (refusal) return refusal;
    const check = { ...wanted.factors, uid, sessionId, purpose: 'api-key', payloadHash: keyPayload(wanted) } as const;
    const judged = await identity.securityCheck({ ...check, factorsNeeded: 1 });
    if (!judged.ok) return judged;
    const made = await db.decide(async (tx): Promise<Result<Omit<NewKey, 'createdAtMs'>, CreateKeyRefusal>> => {
      const spent = await identity.spendFactors(tx, judged.value);
      if (!spent.ok) return spent;
      const created = await this.#insert(tx, { ...wanted, nowMs });
      if (!created.ok) return created;
      await notices.notify(tx, { uid, kind: 'tradingApi.keyMade', params: { label } });
      await identity.tell(tx, { uid, template: 'api-key-made', params: { label } });
      return created;
    });
    if (!made.ok) return made;
    return ok({ ...made.value, createdAtMs: nowMs });
  }

  async #insert(
    tx: Tx,
    wanted: WantedKey & { readonly nowMs: number },
  ): Promise<Result<Omit<NewKey, 'createdAtMs'>, CreateKeyRefusal>> {
    const { publicKey } = wanted;
    if (publicKey !== null) {
      const registered = await registerApiKey(tx, { ...wanted, publicKey });
      return registered.ok ? ok({ ...registered.value, secret: null }) : registered;
    }
    const created = await createApiKey(tx, this.#deps.keys, wanted);
    return created.ok ? ok({ ...created.value, publicKey: null }) : created;
  }

  /** Deletes a key for ever. @refuses API_KEY_UNKNOWN, also for another person's */
  async delete(uid: string, id: string): Promise<Result<true, 'API_KEY_UNKNOWN'>> {
    const { db, clock, notices } = this.#deps;
    const revoked = await db.decide(async (tx) => {
      const key = await revokeKey(tx, { uid, id, nowMs: clock.nowMs() });
      if (!key) return refuse('API_KEY_UNKNOWN');
      await notices.notify(tx, { uid, kind: 'tradingApi.keyDeleted', params: { label: key.label } });
      return ok(key);
    });
    if (!revoked.ok) return revoked;
    this.ring.forget(revoked.value.keyId);
    return ok(true);
  }
}
