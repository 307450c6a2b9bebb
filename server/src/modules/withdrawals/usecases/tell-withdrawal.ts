import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { Assets } from '../../assets/public.ts';
import type { Identity } from '../../identity/public.ts';
import type { Notices } from '../../notices/public.ts';
import { createCancelUrl } from '../cancel-url.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';

/** The notices that people get about withdrawals; each has a text in the catalogs. */
export type WithdrawalNotice =
  | 'wallet.withdrawalRequested'
  | 'wallet.withdrawalInReview'
  | 'wallet.withdrawalDelayed'
  | 'wallet.withdrawalQuestion'
  | 'wallet.withdrawalApproved'
  | 'wallet.withdrawalRejected'
  | 'wallet.withdrawalCancelled'
  | 'wallet.withdrawalCompleted'
  | 'wallet.withdrawalFailed'
  | 'wallet.reviewOverdue'
  | 'wallet.returnRequested'
  | 'wallet.sent'
  | 'wallet.received';

export async function emitWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await emit(tx, {
    topic: 'withdrawals.changed',
    uid: withdrawal.uid,
    payload: { id: withdrawal.id, state: withdrawal.state, asset: withdrawal.asset },
  });
}

/** Writes a notice with coin, amount and destination. */
export async function notifyWithdrawal(
  deps: { readonly assets: Pick<Assets, 'coin'>; readonly notices: Notices },
  tx: Tx,
  kind: WithdrawalNotice,
  withdrawal: Withdrawal,
  to: { readonly uid?: string; readonly params?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const scale = deps.assets.coin(withdrawal.asset)?.ledgerScale ?? 0;
  await deps.notices.notify(tx, {
    uid: to.uid ?? withdrawal.uid,
    kind,
    params: {
      id: withdrawal.id,
      asset: withdrawal.asset,
      amount: formatAmount(withdrawal.amountMinor, scale),
      ...(withdrawal.address === null ? {} : { address: withdrawal.address }),
      ...to.params,
    },
  });
}

/**
 * Writes to the payer that money leaves; nobody can switch that off. While the withdrawal can still be cancelled, the
 * mail has a link for it.
 */
export async function tellOfLeaving(
  deps: {
    readonly assets: Pick<Assets, 'coin' | 'network'>;
    readonly identity: Pick<Identity, 'tell'>;
    readonly publicOrigin: string;
  },
  tx: Tx,
  withdrawal: Withdrawal,
): Promise<void> {
  const { uid, asset, network, address, toMasked } = withdrawal;
  const amount = formatAmount(withdrawal.amountMinor, deps.assets.coin(asset)?.ledgerScale ?? 0);
  if (withdrawal.kind === 'INTERNAL') {
    const params = { amount, asset, recipient: toMasked ?? address ?? '' };
    return deps.identity.tell(tx, { uid, template: 'sent', params });
  }
  const params = {
    amount,
    asset,
    network: deps.assets.network(network ?? '')?.name ?? network ?? '',
    address: address ?? '',
    cancelUrl: await createCancelUrl(tx, deps.publicOrigin, withdrawal),
  };
  await deps.identity.tell(tx, { uid, template: 'withdrawal-requested', params });
}
