import type { bill } from '@bourse/contract/wallet-bill.ts';
import type { z } from 'zod';
import { type KnownKind, kindWord } from './booking-words.ts';
import type { Deposit } from './deposit-status.ts';
import { signOf } from './exact.ts';
import { cameBack, type Withdrawal } from './withdrawal-status.ts';

export type Bill = z.output<typeof bill>;

/** One row of any history: a booking, or a deposit or withdrawal that may not be booked yet. */
export interface HistoryRecord {
  readonly key: string;
  /** What its page is asked by. */
  readonly link: Readonly<Record<string, string>>;
  readonly atMs: number;
  readonly type: KnownKind | 'other';
  readonly asset: string;
  /** With its sign. */
  readonly amount: string;
  /** Money that came, that left, or that did not move in the end. */
  readonly look: 'in' | 'out' | 'back';
  readonly fee: string;
  readonly feeAsset: string;
  readonly account: string;
  /** The transaction, or who stands on the other side; null where there is neither. */
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
