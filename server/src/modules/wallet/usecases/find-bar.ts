import type { Caller, WalletDeps } from '../wallet-deps.ts';
import type { JudgedAddress } from './judge-address.ts';
import { judgeExisting } from './judge-existing.ts';
import { profileOf } from './judge-leaving.ts';
import { judgeWhitelist } from './judge-withdrawal.ts';

/** Why somebody may not pay an address although nothing is wrong with it. */
export interface Bar {
  readonly code: 'NOT_WHITELISTED' | 'KYC_EXPIRED';
  /** From when it can be paid; null where waiting does not help. */
  readonly untilMs: number | null;
}

/** What stands between a person and an address that is good: whitelist mode, or an expired document; null for nothing. */
export async function findBar(
  deps: WalletDeps,
  { uid, nowMs }: Pick<Caller, 'uid' | 'nowMs'>,
  target: JudgedAddress,
): Promise<Bar | null> {
  const profile = await profileOf(deps, deps.db, uid);
  const existing = await judgeExisting(deps, deps.db, profile, { target, uid: target.toUid, knownAtMs: null });
  if (!existing.ok) return { code: 'KYC_EXPIRED', untilMs: null };
  const listed = await judgeWhitelist(deps, { target, profile }, nowMs);
  if (listed.ok) return null;
  const usableAtMs = listed.refusal.details?.usableAt;
  return { code: 'NOT_WHITELISTED', untilMs: typeof usableAtMs === 'number' ? usableAtMs : null };
}
