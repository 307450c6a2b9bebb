import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Profile } from '../../identity/public.ts';
import type { AddressBookDeps } from '../address-book-deps.ts';
import { findInternalEntries, findWhitelisted } from '../queries/address-entry.query.ts';
import type { JudgedAddress } from './judge-address.ts';

const WHITELIST_NEW_MS = DAY_MS;

/** From when an entry can be paid while the whitelist is on. */
export const usableAtMs = (activeFromMs: number): number => activeFromMs + WHITELIST_NEW_MS;

/**
 * While the whitelist is on, only entries older than a day can be paid.
 *
 * @param linkedAtMs  set for the person's linked address, which counts as old as its link
 * @refuses           NOT_WHITELISTED, with the time from which a younger entry is usable
 */
export async function judgeWhitelist(
  deps: AddressBookDeps,
  { target, profile }: { readonly target: JudgedAddress; readonly profile: Profile },
  nowMs: number,
  linkedAtMs?: number,
): Promise<Result<true, 'NOT_WHITELISTED'>> {
  if (!profile.whitelistMode) return ok(true);
  if (linkedAtMs !== undefined) return judgeAge({ activeFromMs: linkedAtMs }, nowMs);
  const { network, address, memo, coin } = target;
  const entry = await findWhitelisted(deps.db, profile.uid, {
    family: network.family,
    network: network.network,
    asset: coin.asset,
    address,
    memo: memo ?? '',
  });
  return judgeAge(entry, nowMs);
}

/**
 * While the whitelist is on, a recipient must have been in the address book for a day, whether saved by number, e-mail
 * or phone.
 *
 * @refuses  NOT_WHITELISTED, with the time from which a younger entry is usable
 */
export async function judgeListed(
  deps: AddressBookDeps,
  profile: Profile,
  toUid: string,
  nowMs: number,
): Promise<Result<true, 'NOT_WHITELISTED'>> {
  if (!profile.whitelistMode) return ok(true);
  return judgeAge(await findListed(deps, deps.db, profile.uid, toUid), nowMs);
}

function judgeAge(entry: { activeFromMs: number } | null, nowMs: number): Result<true, 'NOT_WHITELISTED'> {
  if (!entry) return refuse('NOT_WHITELISTED');
  const usableAt = usableAtMs(entry.activeFromMs);
  return usableAt <= nowMs ? ok(true) : refuse('NOT_WHITELISTED', { usableAt });
}

/** The oldest entry that names a person, whether it was saved by number, e-mail or phone. */
export async function findListed(
  deps: AddressBookDeps,
  q: Queryable,
  uid: string,
  toUid: string,
): Promise<{ readonly activeFromMs: number } | null> {
  let oldest: { activeFromMs: number } | null = null;
  for (const entry of await findInternalEntries(q, uid)) {
    const person = await deps.identity.resolveRecipient(q, { type: entry.accountType!, account: entry.account! });
    if (person?.uid === toUid && (!oldest || entry.activeFromMs < oldest.activeFromMs)) oldest = entry;
  }
  return oldest;
}
