import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { LIMIT_WINDOW_LONG_MS, LIMIT_WINDOW_MS, type LimitUse, limitUse } from '@bourse/core/wallet/limits.ts';
import { SEND_KYC_FROM_MINOR } from '@bourse/core/wallet/security-factors.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { usdtText } from '../../../assets/public.ts';
import type { Profile } from '../../../identity/public.ts';
import { findOutgoing, type OutgoingOf } from '../../queries/outgoing.query.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';

/** Which of two people is not verified, and how much may pass between them before that matters. */
export interface Unverified {
  readonly code: 'KYC_REQUIRED' | 'RECIPIENT_KYC';
  readonly use: LimitUse;
}

/** The figures of a limit that was reached, and when part of it is free again. */
export function limitDetails(use: LimitUse, valueMinor: bigint): Record<string, string | number> {
  return {
    limit: usdtText(use.limitMinor),
    remaining: usdtText(use.remainingMinor),
    value: usdtText(valueMinor),
    ...(use.nextFreeAtMs === null ? {} : { nextFreeAt: use.nextFreeAtMs, nextFree: usdtText(use.nextFreeMinor ?? 0n) }),
  };
}

/**
 * Above a sum of sends in 24 hours both sides must be verified. Returns the one that is not, the sender first; null if
 * both are.
 */
export async function findUnverified(
  deps: WithdrawalsDeps,
  q: Queryable,
  profile: Profile,
  to: { readonly uid: string; readonly nowMs: number; readonly outgoing?: readonly OutgoingOf[] },
): Promise<Unverified | null> {
  const code =
    profile.kycLevel === 'none' ? 'KYC_REQUIRED' : (await isVerified(deps, q, to.uid)) ? null : 'RECIPIENT_KYC';
  if (code === null) return null;
  const outgoing = to.outgoing ?? (await findOutgoing(q, profile.uid, to.nowMs - LIMIT_WINDOW_LONG_MS));
  const sends = outgoing.filter((each) => each.isInternal);
  return {
    code,
    use: limitUse(sends, { limitMinor: SEND_KYC_FROM_MINOR, nowMs: to.nowMs, windowMs: LIMIT_WINDOW_MS }),
  };
}

async function isVerified(deps: WithdrawalsDeps, q: Queryable, uid: string): Promise<boolean> {
  const recipient = await deps.identity.profile(q, uid);
  if (!recipient) throw new Error(`no profile of ${uid}`);
  return recipient.kycLevel !== 'none';
}

/** @refuses KYC_REQUIRED | RECIPIENT_KYC, with what may still be sent without verification */
export async function judgeVerification(
  deps: WithdrawalsDeps,
  q: Queryable,
  send: {
    readonly profile: Profile;
    readonly toUid: string;
    readonly valueMinor: bigint;
    readonly nowMs: number;
    readonly outgoing: readonly OutgoingOf[];
  },
): Promise<Result<true, 'KYC_REQUIRED' | 'RECIPIENT_KYC'>> {
  const { profile, toUid: uid, valueMinor, nowMs, outgoing } = send;
  const unverified = await findUnverified(deps, q, profile, { uid, nowMs, outgoing });
  if (!unverified || valueMinor <= unverified.use.remainingMinor) return ok(true);
  return refuse(unverified.code, { from: usdtText(SEND_KYC_FROM_MINOR), ...limitDetails(unverified.use, valueMinor) });
}
