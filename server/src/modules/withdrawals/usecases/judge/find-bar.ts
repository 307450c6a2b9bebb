import type { Result } from '@bourse/core/result.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import { type JudgedAddress, judgeListed, judgeWhitelist } from '../../../address-book/public.ts';
import { usdtText } from '../../../assets/public.ts';
import { profileOf } from '../../../identity/public.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { judgeExisting } from './judge-existing.ts';
import { findUnverified } from './judge-verification.ts';

/** Why a person may not pay a recipient although nothing is wrong with the recipient. */
export interface Bar {
  readonly code: 'NOT_WHITELISTED' | 'KYC_EXPIRED';
  /** The time from which the payment is possible; null if waiting does not help. */
  readonly untilMs: number | null;
}
/** The sum above which one of the two must be verified first, which of them, and what is left of the sum, in USDT. */
export interface SendCap {
  readonly code: 'KYC_REQUIRED' | 'RECIPIENT_KYC';
  readonly fromUsdt: string;
  readonly remainingUsdt: string;
  readonly nextFreeAtMs: number | null;
}
type Payer = Pick<Caller, 'uid' | 'nowMs'>;

/** What keeps a person from paying a valid address: the whitelist, or an expired document; null if nothing. */
export async function findBar(
  deps: WithdrawalsDeps,
  { uid, nowMs }: Payer,
  target: JudgedAddress,
): Promise<Bar | null> {
  const profile = await profileOf(deps, deps.db, uid);
  const existing = await judgeExisting(deps, deps.db, profile, { target, uid: target.toUid, knownAtMs: null });
  return existing.ok ? asBar(await judgeWhitelist(deps, { target, profile }, nowMs)) : EXPIRED;
}

/** The same for paying another person of the exchange. */
export async function findBarTo(deps: WithdrawalsDeps, { uid, nowMs }: Payer, toUid: string): Promise<Bar | null> {
  const profile = await profileOf(deps, deps.db, uid);
  const existing = await judgeExisting(deps, deps.db, profile, { target: null, uid: toUid, knownAtMs: null });
  return existing.ok ? asBar(await judgeListed(deps, profile, toUid, nowMs)) : EXPIRED;
}

/** What a person may send to another one before one of the two must be verified; null if both are. */
export async function findSendCap(
  deps: WithdrawalsDeps,
  { uid, nowMs }: Payer,
  toUid: string | null,
): Promise<SendCap | null> {
  if (toUid === null) return null;
  const profile = await profileOf(deps, deps.db, uid);
  const unverified = await findUnverified(deps, deps.db, profile, { uid: toUid, nowMs });
  return (
    unverified && {
      code: unverified.code,
      fromUsdt: usdtText(unverified.use.limitMinor),
      remainingUsdt: usdtText(unverified.use.remainingMinor),
      nextFreeAtMs: unverified.use.nextFreeAtMs,
    }
  );
}

const EXPIRED: Bar = { code: 'KYC_EXPIRED', untilMs: null };

function asBar(listed: Result<true, 'NOT_WHITELISTED'>): Bar | null {
  if (listed.ok) return null;
  const usableAtMs = listed.refusal.details?.usableAt;
  return { code: 'NOT_WHITELISTED', untilMs: typeof usableAtMs === 'number' ? usableAtMs : null };
}
