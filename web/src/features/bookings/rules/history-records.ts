import type { bill } from '@bourse/contract/booking-shapes.ts';
import type { bookings } from '@bourse/contract/bookings.ts';
import type { transferRow } from '@bourse/contract/transfers.ts';
import type { z } from 'zod';
import type { BookingKind } from '../../../lib/products.ts';
import { signOf } from '../../balances/public.ts';
import type { Deposit } from '../../deposits/public.ts';
import { cameBack, type Withdrawal } from '../../withdrawals/public.ts';
import { kindWord } from './booking-words.ts';

export type Bill = z.output<typeof bill>;
type Transfer = z.output<typeof transferRow>;

/** One row of a history: a booking, or a deposit, withdrawal or transfer that may not be booked yet. */
export interface HistoryRecord {
  readonly key: string;
  /** The query of its page; null where it has none. */
  readonly link: Readonly<Record<string, string>> | null;
  readonly atMs: number;
  readonly type: BookingKind;
  readonly asset: string;
  /** The amount, signed where money came or left. */
  readonly amount: string;
  /** Whether money came, left, did not move in the end, or stayed with its owner. */
  readonly look: 'in' | 'out' | 'back' | 'within';
  readonly fee: string;
  readonly feeAsset: string;
  readonly account: string;
  /** The transaction, if there is one. */
  readonly txId: string | null;
  readonly counterparty: string | null;
  readonly explorerUrl: string | null;
  readonly network: string | null;
  /** Signed USDT; null where the coin had no price. */
  readonly valueUsdt: string | null;
  readonly id: string;
  readonly state:
    | { readonly of: 'bill'; readonly status: string }
    | { readonly of: 'deposit'; readonly row: Deposit }
    | { readonly of: 'withdrawal'; readonly row: Withdrawal };
}

/** A transfer between the person's own accounts. */
export const transferRecord = (row: Transfer): HistoryRecord => ({
  key: row.id,
  link: row.billId === null ? null : { type: 'entry', id: row.billId },
  atMs: row.atMs,
  type: 'transfer',
  asset: row.asset,
  amount: row.amount,
  look: 'within',
  fee: '0',
  feeAsset: row.asset,
  account: row.from,
  txId: null,
  counterparty: row.to,
  explorerUrl: null,
  network: null,
  valueUsdt: row.valueUsdt,
  id: row.id,
  state: { of: 'bill', status: row.state === 'DONE' ? 'COMPLETED' : 'IN_TRANSIT' },
});

export const billRecord = (row: Bill): HistoryRecord => ({
  key: row.id,
  link: { type: 'entry', id: row.id },
  atMs: row.atMs,
  type: kindWord(row.kind),
  asset: row.asset,
  amount: row.amount,
  look: signOf(row.amount) === 'up' ? 'in' : 'out',
  fee: row.fee,
  feeAsset: row.feeAsset,
  account: row.account,
  txId: row.txId,
  counterparty: row.counterparty,
  explorerUrl: null,
  network: row.network,
  valueUsdt: row.valueUsdt,
  id: row.id,
  state: { of: 'bill', status: row.status },
});

export const depositRecord = (row: Deposit): HistoryRecord => ({
  key: row.id,
  link: { type: 'deposit', id: row.id },
  atMs: row.atMs,
  type: row.kind === 'INTERNAL' ? 'internal' : 'deposit',
  asset: row.asset,
  amount: row.amount,
  look: row.state === 'COMPLETED' || row.state === 'CREDITED' ? 'in' : 'out',
  fee: '0',
  feeAsset: row.asset,
  account: 'funding',
  txId: row.kind === 'INTERNAL' ? null : row.txId,
  counterparty: row.counterparty,
  explorerUrl: row.explorerUrl,
  network: row.kind === 'INTERNAL' ? null : row.networkName,
  valueUsdt: row.valueUsdt,
  id: row.id,
  state: { of: 'deposit', row },
});

export const withdrawalRecord = (row: Withdrawal): HistoryRecord => ({
  key: row.id,
  link: { type: 'withdrawal', id: row.id },
  atMs: row.atMs,
  type: row.kind === 'INTERNAL' ? 'internal' : 'withdrawal',
  asset: row.asset,
  amount: `-${row.amount}`,
  look: cameBack(row.state) ? 'back' : 'out',
  fee: row.fee,
  feeAsset: row.asset,
  account: 'funding',
  txId: row.txId,
  counterparty: row.address ?? row.counterparty,
  explorerUrl: row.explorerUrl,
  network: row.networkName,
  valueUsdt: row.valueUsdt === null ? null : `-${row.valueUsdt}`,
  id: row.id,
  state: { of: 'withdrawal', row },
});

type AnyRecord = z.output<(typeof bookings)['records']['output']>['rows'][number];

/** A row of the history of all records. */
export function anyRecord({ type, row }: AnyRecord): HistoryRecord {
  switch (type) {
    case 'deposit':
      return depositRecord(row);
    case 'withdrawal':
      return withdrawalRecord(row);
    case 'transfer':
      return transferRecord(row);
    case 'booking':
      return billRecord(row);
  }
}
