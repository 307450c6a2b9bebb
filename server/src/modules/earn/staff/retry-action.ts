import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { isCoinStopped } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockRedemption, type Redemption } from '../queries/redemption.query.ts';
import { scaleOf } from '../usecases/advance-orders.ts';
import { payRedemption } from '../usecases/pay-redemptions.ts';

export interface RetryWish extends PlainRecord {
  readonly redemptionId: string;
}
type RetryRefusal = 'EARN_NOT_FAILED' | 'EARN_STILL_FAILS' | 'COIN_STOPPED';

/**
 * Pays a redemption that had failed. One member of staff is enough, because the coins can only go to the funding
 * account of their owner, who is waiting for them.
 */
export const defineRetryAction = (
  deps: EarnDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<RetryWish, RetryRefusal> =>
  deps.approvals.define<RetryWish, RetryRefusal>({
    kind: 'staffEarn.retry',
    proposers: ['finance', 'support2'],
    deciders: ['finance', 'support2'],
    needsSecond: () => false,
    plan: async (tx, { redemptionId }) => {
      const found = await findFailed(tx, redemptionId);
      if (!found.ok) return found;
      const { asset, uid, amountMinor } = found.value;
      const amount = `${formatAmount(amountMinor, scaleOf(deps, asset))} ${asset}`;
      return ok({ subject: `redemption:${redemptionId}`, uid, before: { paid: null }, after: { paid: amount } });
    },
    carryOut: async (tx, { redemptionId }, { nowMs }) => {
      const found = await findFailed(tx, redemptionId);
      if (!found.ok) return found;
      const { asset, attempts } = found.value;
      if (await isCoinStopped(tx, asset)) return refuse('COIN_STOPPED', { asset });
      const isPaid = await payRedemption(deps, tx, found.value, nowMs);
      return isPaid ? ok(true) : refuse('EARN_STILL_FAILS', { attempts });
    },
  });

async function findFailed(tx: Tx, id: string): Promise<Result<Redemption, 'EARN_NOT_FAILED'>> {
  const redemption = await lockRedemption(tx, id);
  return redemption?.state === 'FAILED' ? ok(redemption) : refuse('EARN_NOT_FAILED');
}
