import { csvCell, NUMBER } from '../csv/csv.ts';
import {
  STATEMENT_COLUMNS,
  STATEMENT_NUMBERS,
  type StatementColumn,
  type StatementRow,
  statementCells,
} from './statement-row.ts';

export type StatementFormat = 'csv' | 'json';

/** An account's balance of an asset where the file begins or ends. */
export interface StatementBalance {
  readonly account: string;
  readonly asset: string;
  readonly scale: number;
  readonly minor: bigint;
}

/** What a file is about. */
export interface StatementTitle {
  readonly uid: string;
  readonly scope: string;
  readonly asset: string | null;
  readonly account: string | null;
  /** Null where the file begins with the first booking. */
  readonly fromMs: number | null;
  /** The end of the range, exclusive. */
  readonly toMs: number;
  /** The filters that rows were left out by; null where one was not used. */
  readonly filter: Readonly<Record<'status' | 'search' | 'kind' | 'side', string | null>>;
  /** Null where the file leaves bookings out, so that its sum is no balance. */
  readonly opening: readonly StatementBalance[] | null;
}

/**
 * Writes a file in three kinds of part: one head, any number of parts with rows, one foot. Several processes may make
 * parts one after the other; joined in order they are the file.
 *
 * @invariant  over each account and asset, the amounts of a file that has balances sum up to its closing balance
 */
export interface StatementWriter {
  head(title: StatementTitle): string;
  /** @param rowsBefore  how many rows the file has already */
  rows(rows: readonly StatementRow[], rowsBefore: number): string;
  foot(title: StatementTitle, closing: readonly StatementBalance[] | null, rowCount: number): string;
}

/** A cell of one column. Only the columns of figures hold numbers, whatever a text looks like. */
export function statementCell(column: StatementColumn, text: string): string {
  return csvCell(text, STATEMENT_NUMBERS.has(column) && NUMBER.test(text));
}

function csvLine(row: StatementRow): string {
  const cells = statementCells(row);
  return `${STATEMENT_COLUMNS.map((column) => statementCell(column, cells[column])).join(',')}\r\n`;
}

/** A balance as a row. An opening balance is an amount like any other; a closing one changes nothing. */
function balanceRow(
  type: 'opening_balance' | 'closing_balance',
  balance: StatementBalance,
  atMs: number,
): StatementRow {
  const { account, asset, scale, minor } = balance;
  return {
    atMs,
    type,
    asset,
    scale,
    account,
    feeMinor: 0n,
    amountMinor: type === 'opening_balance' ? minor : 0n,
    counterparty: '',
    txId: '',
    status: '',
    usdtMinor: null,
    id: '',
    reference: '',
    balanceMinor: minor,
  };
}

const CSV: StatementWriter = {
  head: ({ opening, fromMs }) =>
    `${STATEMENT_COLUMNS.join(',')}\r\n` +
    (opening ?? [])
      .filter(({ minor }) => minor !== 0n)
      .map((balance) => csvLine(balanceRow('opening_balance', balance, fromMs ?? 0)))
      .join(''),
  rows: (rows) => rows.map(csvLine).join(''),
  foot: ({ toMs }, closing) =>
    (closing ?? []).map((balance) => csvLine(balanceRow('closing_balance', balance, toMs))).join(''),
};

/** Missing times and texts are null here, where CSV has an empty cell. */
function jsonRow(row: StatementRow): string {
  const cells = statementCells(row);
  return JSON.stringify(Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, cells[column] || null])));
}

function jsonBalances(balances: readonly StatementBalance[] | null): string {
  if (balances === null) return 'null';
  return JSON.stringify(
    balances.map((balance) => {
      const { account, asset, balance: text } = statementCells(balanceRow('closing_balance', balance, 0));
      return { account, asset, balance: text };
    }),
  );
}

const iso = (atMs: number | null): string => JSON.stringify(atMs === null ? null : new Date(atMs).toISOString());

const JSON_FILE: StatementWriter = {
  head: ({ uid, scope, asset, account, fromMs, toMs, filter, opening }) =>
    `{"format":"bourse-statement-1","uid":${JSON.stringify(uid)},"scope":${JSON.stringify(scope)},` +
    `"asset":${JSON.stringify(asset)},"account":${JSON.stringify(account)},` +
    `"status":${JSON.stringify(filter.status)},"search":${JSON.stringify(filter.search)},` +
    `"kind":${JSON.stringify(filter.kind)},"side":${JSON.stringify(filter.side)},` +
    `"from_utc":${iso(fromMs)},"to_utc":${iso(toMs)},"opening_balances":${jsonBalances(opening)},"rows":[\n`,
  rows: (rows, rowsBefore) => rows.map((row, at) => `${rowsBefore + at > 0 ? ',\n' : ''}${jsonRow(row)}`).join(''),
  foot: (_title, closing, rowCount) => `\n],"closing_balances":${jsonBalances(closing)},"row_count":${rowCount}}\n`,
};

export const STATEMENT_WRITERS: Readonly<Record<StatementFormat, StatementWriter>> = { csv: CSV, json: JSON_FILE };
