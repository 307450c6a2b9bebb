import type { Deposit } from './deposit-status.ts';
import type { Withdrawal } from './withdrawal-status.ts';

/** The heads of every export: they never change, because other programs read them. */
export const EXPORT_HEADS = [
  'time_utc',
  'type',
  'asset',
  'amount',
  'fee',
  'fee_asset',
  'account',
  'counterparty',
  'txid',
  'status',
  'usdt_value',
  'id',
] as const;

const time = (atMs: number): string => new Date(atMs).toISOString();

export const depositRow = (row: Deposit): string[] => [
  time(row.atMs),
  'deposit',
  row.asset,
  row.amount,
  '0',
  row.asset,
  'funding',
  row.counterparty ?? row.address,
  row.kind === 'ONCHAIN' ? row.txId : '',
  row.state,
  row.valueUsdt ?? '',
  row.id,
];

export const withdrawalRow = (row: Withdrawal): string[] => [
  time(row.atMs),
  'withdrawal',
  row.asset,
  `-${row.amount}`,
  row.fee,
  row.asset,
  'funding',
  row.address ?? row.counterparty ?? '',
  row.txId ?? '',
  row.state,
  row.valueUsdt ?? '',
  row.id,
];

/** One row for each side, as the books have it: what left one account and what came to the other. */
export const transferRows = (row: {
  readonly id: string;
  readonly asset: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly atMs: number;
}): string[][] => {
  const side = (amount: string, account: string, counterparty: string): string[] => [
    ...[time(row.atMs), 'transfer', row.asset, amount, '0', row.asset, account, counterparty],
    ...['', 'COMPLETED', '', row.id],
  ];
  return [side(`-${row.amount}`, row.from, row.to), side(row.amount, row.to, row.from)];
};
