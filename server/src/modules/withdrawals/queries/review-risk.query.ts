import { limit24hMinor } from '@bourse/core/wallet/limits.ts';
import { type ReviewRisk, reviewRisk, worseAddressRisk } from '@bourse/core/wallet/review-risk.ts';
import { findKnownRisks } from '../../custody/public.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import type { Withdrawal } from './withdrawal-row.ts';

/** How urgently each of these withdrawals should be reviewed, by id, from what is known now. */
export async function findReviewRisks(
  { db, assets, identity }: Pick<WithdrawalsDeps, 'db' | 'assets' | 'identity'>,
  withdrawals: readonly Withdrawal[],
): Promise<ReadonlyMap<string, ReviewRisk>> {
  const placeOf = ({ network, address }: Withdrawal) => ({
    family: assets.network(network ?? '')?.family ?? '',
    address: address ?? '',
  });
  const [known, levels] = await Promise.all([
    findKnownRisks(db, withdrawals.map(placeOf)),
    identity.levels(db, [...new Set(withdrawals.map(({ uid }) => uid))]),
  ]);
  return new Map(
    withdrawals.map((withdrawal) => {
      const { family, address } = placeOf(withdrawal);
      const { kycLevel, vipLevel } = levels.get(withdrawal.uid) ?? { kycLevel: 'none', vipLevel: 0 };
      const risk = reviewRisk({
        reasons: withdrawal.reviewReasons,
        addressRisk: worseAddressRisk(withdrawal.addressRisk, known.get(`${family}:${address}`) ?? 'NONE'),
        isFirstUse: withdrawal.isFirstUse,
        valueMinor: withdrawal.usdtValueMinor,
        limit24hMinor: limit24hMinor(kycLevel, vipLevel),
        approvalsNeeded: withdrawal.approvalsNeeded,
      });
      return [withdrawal.id, risk] as const;
    }),
  );
}
