import { formatAmount } from '../money/amount.ts';
import { USDT_SCALE } from '../money/value.ts';

/** What one booking did to one of a person's accounts, as the files show it. */
export interface StatementRow {
  readonly atMs: number;
  /** The kind of booking; `opening_balance` and `closing_balance` for the rows where a file begins and ends. */
  readonly type: string;
  readonly asset: string;
  /** Places of the asset's minor unit. */
  readonly scale: number;
  /** Change of the account's total, minor units, signed. */
  readonly amountMinor: bigint;
  /** The fee within `amountMinor`, minor units. */
  readonly feeMinor: bigint;
  readonly account: string;
  /** Who or what is on the other side, as far as the person may know; empty where nobody is. */
  readonly counterparty: string;
  /** The transaction on its chain; empty where none was involved. */
  readonly txId: string;
  readonly status: string;
  /** What the change was worth at that time, USDT minor units, signed; null where the coin had no price. */
  readonly usdtMinor: bigint | null;
  readonly id: string;
  /** The deposit, withdrawal, transfer or order that it belongs to. */
  readonly reference: string;
  /** What the account had of the asset afterwards, minor units; null where the file leaves bookings out. */
  readonly balanceMinor: bigint | null;
}

/** The columns of every file, in order. They never change: programs read them by name and by position. */
export const STATEMENT_COLUMNS = [
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
  'reference',
  'balance',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Columns that hold a number or nothing; the others hold text. */
export const STATEMENT_NUMBERS: ReadonlySet<StatementColumn> = new Set(['amount', 'fee', 'usdt_value', 'balance']);

/** The cells of a row, by column: exact decimal text, times in ISO 8601, empty text where there is nothing. */
export function statementCells(row: StatementRow): Readonly<Record<StatementColumn, string>> {
  return {
    time_utc: new Date(row.atMs).toISOString(),
    type: row.type,
    asset: row.asset,
    amount: formatAmount(row.amountMinor, row.scale),
    fee: formatAmount(row.feeMinor, row.scale),
    fee_asset: row.asset,
    account: row.account,
    counterparty: row.counterparty,
    txid: row.txId,
    status: row.status,
    usdt_value: row.usdtMinor === null ? '' : formatAmount(row.usdtMinor, USDT_SCALE),
    id: row.id,
    reference: row.reference,
    balance: row.balanceMinor === null ? '' : formatAmount(row.balanceMinor, row.scale),
  };
}
