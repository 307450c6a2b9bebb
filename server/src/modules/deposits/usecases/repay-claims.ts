import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { CustodyDeps } from '../../custody/public.ts';
import { findOpenClaim } from '../queries/deposit-figures.query.ts';
import { changeClaimPaid, lockOpenClaims } from '../store/deposit-claim.store.ts';

type RepayDeps = Pick<CustodyDeps, 'ledger' | 'assets' | 'notices'>;

/**
 * Pays the house's claims against a person from money that has just arrived, before they can use it; oldest claim
 * first.
 *
 * @param arrived  the amount in minor units of the coin, already in their funding account, and what brought it
 * @invariant      a claim is never paid beyond its amount, nor twice from the same arrival
 */
export async function repayClaims(
  deps: RepayDeps,
  tx: Tx,
  arrived: {
    readonly uid: string;
    readonly asset: string;
    readonly amountMinor: bigint;
    readonly cause: string;
    readonly nowMs: number;
  },
): Promise<void> {
  const { uid, asset, nowMs } = arrived;
  let left = arrived.amountMinor;
  let paidMinor = 0n;
  for (const claim of await lockOpenClaims(tx, uid, asset)) {
    if (left === 0n) break;
    const isCovered = claim.openMinor <= left;
    const paid = isCovered ? claim.openMinor : left;
    await deps.ledger.mustApply(tx, {
      op: 'post',
      key: `claim:${claim.id}:paid-by:${arrived.cause}`,
      kind: 'claim.paid',
      ref: claim.id,
      legs: [
        { account: userAccount(uid, 'funding', asset), amountMinor: -paid },
        { account: systemAccount('receivable', asset, uid), amountMinor: paid },
      ],
      atMs: nowMs,
    });
    await changeClaimPaid(tx, claim.id, paid, nowMs);
    left -= paid;
    paidMinor += paid;
  }
  if (paidMinor === 0n) return;
  const amount = formatAmount(paidMinor, deps.assets.coin(asset)?.ledgerScale ?? 0);
  const kind = (await findOpenClaim(tx, uid)) === null ? 'wallet.claimPaid' : 'wallet.claimPartPaid';
  await deps.notices.notify(tx, { uid, kind, params: { asset, amount } });
}
