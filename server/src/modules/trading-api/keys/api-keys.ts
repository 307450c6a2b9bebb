import { ok, type Result, refuse } from '@bourse/core/result.ts';
import {
  type ApiKeyRefusal,
  type CreatedApiKey,
  createApiKey,
  refuseKey,
} from '../../../platform/api-keys/api-keys.ts';
import { type ListedKey, listKeys, revokeKey } from '../../../platform/api-keys/kept-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Channel, Factors, Identity, SecurityCheckResult, SendBoundCodeResult } from '../../identity/public.ts';
import type { Notices } from '../../notices/public.ts';
import { KeyRing } from './key-ring.ts';

/** Keys of one person. More are hard to keep an eye on. */
export const KEYS_MAX = 20;

export interface ApiKeysDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly clock: Clock;
  readonly keys: { key(purpose: string): Buffer };
  readonly identity: Identity;
  readonly notices: Notices;
}

/** A key as a person describes it. */
export interface KeyWish {
  readonly uid: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly ips: readonly string[];
}
export interface WantedKey extends KeyWish {
  readonly sessionId: string;
  readonly factors: Factors;
}

/** What a code for a key permits: its name, what it may do, and from where. */
const keyPayload = ({ label, scopes, ips }: KeyWish): string =>
  payloadHash('api-key', [label, ...scopes.toSorted(), null, ...ips.toSorted()]);

type FactorRefusal = Extract<SecurityCheckResult, { ok: false }>['refusal']['code'];
export type CreateKeyRefusal =
  | ApiKeyRefusal
  | FactorRefusal
  | 'TOO_MANY_API_KEYS'
  | 'ACCOUNT_FROZEN'
  | 'WITHDRAWAL_LOCKED';

/** People's API keys: made and deleted on the page, found for every signed call. */
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
   * Makes a key. The secret is in the answer and nowhere else in the clear.
   *
   * @refuses  ACCOUNT_FROZEN | WITHDRAWAL_LOCKED (unlockAt) for a key that may withdraw | TOO_MANY_API_KEYS (max) | SCOPE_UNKNOWN | IP_MALFORMED | IP_LIST_REQUIRED | LABEL_LENGTH |
   *           those of the trading password and the second factors
   */
  async create(wanted: WantedKey): Promise<Result<CreatedApiKey & { readonly createdAtMs: number }, CreateKeyRefusal>> {
    const { db, clock, keys, identity, notices } = this.#deps;
    const { uid, sessionId, label, scopes, ips } = wanted;
    const profile = await identity.profile(db, uid);
    if (profile?.frozen) return refuse('ACCOUNT_FROZEN');
    // A person who has just changed a password must not be able to make a way out for later.
    const lock = scopes.includes('withdraw') ? profile?.withdrawalLock : null;
    if (lock) return refuse('WITHDRAWAL_LOCKED', { unlockAt: lock.untilMs, reason: lock.reason });
    if ((await listKeys(db, uid)).length >= KEYS_MAX) return refuse('TOO_MANY_API_KEYS', { max: KEYS_MAX });
    const nowMs = clock.nowMs();
    const fields = { uid, label, scopes, ips, nowMs };
    // What is wrong with the key itself is said before a code is used up.
    const refusal = refuseKey(fields);
    if (refusal) return refusal;
    const check = { ...wanted.factors, uid, sessionId, purpose: 'api-key', payloadHash: keyPayload(wanted) } as const;
    const judged = await identity.securityCheck({ ...check, factorsNeeded: 1 });
    if (!judged.ok) return judged;
    const made = await db.decide(async (tx): Promise<Result<CreatedApiKey, CreateKeyRefusal>> => {
      const spent = await identity.spendFactors(tx, judged.value);
      if (!spent.ok) return spent;
      const created = await createApiKey(tx, keys, fields);
      if (!created.ok) return created;
      await notices.notify(tx, { uid, kind: 'tradingApi.keyMade', params: { label } });
      await identity.tell(tx, { uid, template: 'api-key-made', params: { label } });
      return created;
    });
    if (!made.ok) return made;
    return ok({ ...made.value, createdAtMs: nowMs });
  }

  /** Deletes a key for ever. @refuses API_KEY_UNKNOWN also for another person's */
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
