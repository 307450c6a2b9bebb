import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { findFirstSendAt, findListed, findUsedAddresses, type JudgedAddress } from '../../../address-book/public.ts';
import type { Profile } from '../../../identity/public.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';

/**
 * After a person's identity document has expired, money leaves only to addresses and people that they had paid or saved
 * before.
 *
 * @refuses KYC_EXPIRED, with the moment of expiry
 */
export async function judgeExisting(
  deps: WithdrawalsDeps,
  q: Queryable,
  profile: Profile,
  to: {
    readonly target: JudgedAddress | null;
    readonly uid: string | null;
    /** Since when the caller knows the address: a linked one is as old as its link. */
    readonly knownAtMs: number | null;
  },
): Promise<Result<true, 'KYC_EXPIRED'>> {
  const sinceMs = profile.kycExpiredAtMs;
  if (sinceMs === null) return ok(true);
  const isKnown = (atMs: number | null | undefined): boolean => atMs != null && atMs < sinceMs;
  if (isKnown(to.knownAtMs)) return ok(true);
  if (to.target && isKnown(await findAddressAt(deps, q, profile.uid, to.target))) return ok(true);
  if (to.uid !== null && isKnown(await findPersonAt(deps, q, profile.uid, to.uid))) return ok(true);
  return refuse('KYC_EXPIRED', { expiredAt: sinceMs });
}

/** When an address was first paid or saved, on any network of its family. */
async function findAddressAt(
  deps: WithdrawalsDeps,
  q: Queryable,
  uid: string,
  { network, address }: JudgedAddress,
): Promise<number | undefined> {
  const siblings = deps.assets.networks().filter((each) => each.family === network.family);
  const used = await findUsedAddresses(
    q,
    uid,
    siblings.map((each) => each.network),
  );
  return used.get(address)?.firstAtMs;
}

async function findPersonAt(deps: WithdrawalsDeps, q: Queryable, uid: string, toUid: string): Promise<number | null> {
  const paidAtMs = await findFirstSendAt(q, uid, toUid);
  const saved = await findListed(deps, q, uid, toUid);
  const savedAtMs = saved === null ? null : saved.activeFromMs;
  if (paidAtMs === null || savedAtMs === null) return paidAtMs ?? savedAtMs;
  return Math.min(paidAtMs, savedAtMs);
}
