import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { type ReviewedTerms, reviewedTerms } from '@bourse/core/wallet/amount-checks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { type CoinNetwork, changeCatalog, type FeeFloor, findFeeFloors } from '../../assets/public.ts';
import { claimFeeReview, deleteFeeEstimates, findFeeEstimates } from '../store/fee-estimate.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** A day of estimates is kept, so that staff can see what a review was based on. */
const KEPT_MS = 24 * HOUR_MS;
const REVIEWER = { staffId: 'system', role: 'system', requestId: 'fee-review' } as const;

type FeeDeps = Pick<WithdrawalsDeps, 'db' | 'clock' | 'assets' | 'approvals'>;

/**
 * Reviews the withdrawal fees from the last hour's estimates. Each fee becomes the median estimate plus a tenth, never
 * below what staff have set, and the minimum is at least twice the fee. Every change is audited with both numbers.
 *
 * @returns    false if this hour was reviewed before, or there are no estimates
 * @invariant  one review an hour, even if several processes run this; a coin and network without estimates keeps its
 *             fee
 */
export function reviewFees(deps: FeeDeps): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const estimates = await findFeeEstimates(tx, nowMs - HOUR_MS);
    if (estimates.size === 0) return false;
    if (!(await claimFeeReview(tx, Math.floor(nowMs / HOUR_MS), nowMs))) return false;
    for (const floor of await findFeeFloors(tx)) {
      const asked = estimates.get(`${floor.asset}/${floor.network}`);
      if (asked) await reviewPair(deps, tx, floor, asked, nowMs);
    }
    await deleteFeeEstimates(tx, nowMs - KEPT_MS);
    return true;
  });
}

async function reviewPair(
  deps: FeeDeps,
  tx: Tx,
  floor: FeeFloor,
  estimatesMinor: readonly bigint[],
  nowMs: number,
): Promise<void> {
  const coin = deps.assets.coin(floor.asset);
  const pair = deps.assets.coinNetwork(floor.asset, floor.network);
  if (!coin || !pair) return;
  const scales = { ledgerScale: coin.ledgerScale, networkScale: pair.scale };
  const terms = reviewedTerms(floor, scales, estimatesMinor);
  if (isAsBefore(pair, terms)) return;
  const { asset, network } = floor;
  const change = {
    change: 'fee',
    asset,
    network,
    withdrawFeeMinor: terms.feeMinor,
    withdrawMinMinor: terms.minMinor,
  } as const;
  // Refused only if the network asks for more than may be withdrawn at once. Then the fee stays, and the house pays the
  // difference until staff pause the coin.
  await changeCatalog(tx, change, {
    reason: `the hourly review of ${estimatesMinor.length} estimates`,
    nowMs,
    audit: (t, entry) => deps.approvals.audit(t, { ...entry, ...REVIEWER, nowMs }),
  });
}

const isAsBefore = (pair: CoinNetwork, terms: ReviewedTerms): boolean =>
  pair.withdrawFeeMinor === terms.feeMinor && pair.withdrawMinMinor === terms.minMinor;
