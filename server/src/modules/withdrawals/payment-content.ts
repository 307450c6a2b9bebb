import type { PaymentContent } from '../../signer/public.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';

/** What is sealed of a withdrawal: what exactly leaves the house. */
export const contentOf = (
  row: Pick<Withdrawal, 'id' | 'network' | 'asset' | 'address' | 'memo' | 'amountMinor' | 'feeMinor'>,
): PaymentContent => ({
  kind: 'withdrawal',
  ref: row.id,
  network: row.network!,
  asset: row.asset,
  address: row.address!,
  memo: row.memo === '' ? null : row.memo,
  amountMinor: row.amountMinor - row.feeMinor,
});
