import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { type RecipientWish, spelled } from '../../address-book/public.ts';
import { lockPerson } from '../../balances/public.ts';
import type { Recipient } from '../../identity/public.ts';
import { type Bar, findBarTo, findSendCap, type SendCap } from '../../withdrawals/public.ts';
import { deleteLookups, findLookups, saveLookup } from '../store/recipient-lookup.store.ts';
import type { TransfersDeps } from '../transfers-deps.ts';

interface Introduced {
  readonly recipient: Recipient;
  readonly bar: Bar | null;
  readonly cap: SendCap | null;
}
type LookupRefusal = 'LOOKUP_LIMIT' | 'RECIPIENT_SELF';

const LOOKUPS_MAX = 10;
const LOOKUP_WINDOW_MS = HOUR_MS;
/** Every answer takes this long, so that its time does not reveal who exists. */
const ANSWER_MS = 120;

/**
 * Finds the person behind a number, an address or an account, for at most ten different ones an hour: the exchange is
 * no directory. The answer takes the same time whether or not somebody is found.
 *
 * @returns  the masked person, or null for nobody
 * @refuses  LOOKUP_LIMIT | RECIPIENT_SELF
 */
export async function resolveRecipient(
  deps: TransfersDeps,
  caller: Caller,
  wish: RecipientWish,
): Promise<Result<Recipient | null, LookupRefusal>> {
  return inSameTime(() => findOnce(deps, caller, wish));
}

/**
 * Like `resolveRecipient`; if somebody is found, it also says what keeps this caller from paying them, at all or above
 * a sum.
 *
 * @refuses  LOOKUP_LIMIT | RECIPIENT_SELF
 */
export async function introduceRecipient(
  deps: TransfersDeps,
  caller: Caller,
  wish: RecipientWish,
): Promise<Result<Introduced | null, LookupRefusal>> {
  return inSameTime(async () => {
    const found = await findOnce(deps, caller, wish);
    if (!found.ok) return found;
    const recipient = found.value;
    if (!recipient) return ok(null);
    const [bar, cap] = await Promise.all([
      findBarTo(deps, caller, recipient.uid),
      findSendCap(deps, caller, recipient.uid),
    ]);
    return ok({ recipient, bar, cap });
  });
}

async function inSameTime<Answer>(find: () => Promise<Answer>): Promise<Answer> {
  const startedMs = performance.now();
  const answer = await find();
  await wait(Math.max(0, ANSWER_MS - (performance.now() - startedMs)));
  return answer;
}

async function findOnce(
  deps: TransfersDeps,
  caller: Caller,
  wish: RecipientWish,
): Promise<Result<Recipient | null, LookupRefusal>> {
  const allowed = await countLookup(deps, caller, wish);
  if (!allowed.ok) return allowed;
  const found = await lookUp(deps, wish);
  return found?.uid === caller.uid ? refuse('RECIPIENT_SELF') : ok(found);
}

function lookUp(deps: TransfersDeps, wish: RecipientWish): Promise<Recipient | null> {
  return deps.identity.resolveRecipient(deps.db, { type: wish.recipientType, account: spelled(wish) });
}

/** Looking up the same one again is free, because people go back and forth while they fill in a form. */
function countLookup(deps: TransfersDeps, caller: Caller, wish: RecipientWish): Promise<Result<true, 'LOOKUP_LIMIT'>> {
  const hash = payloadHash('lookup', [wish.recipientType, spelled(wish)]);
  return deps.db.decide(async (tx) => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const afterMs = caller.nowMs - LOOKUP_WINDOW_MS;
    const before = await findLookups(tx, caller.uid, afterMs);
    if (before.has(hash)) return ok(true as const);
    if (before.size >= LOOKUPS_MAX) return refuse('LOOKUP_LIMIT', { max: LOOKUPS_MAX, windowMs: LOOKUP_WINDOW_MS });
    await deleteLookups(tx, caller.uid, afterMs);
    await saveLookup(tx, caller.uid, hash, caller.nowMs);
    return ok(true as const);
  });
}
