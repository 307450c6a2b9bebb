import { csvLine } from '../csv/csv.ts';
import { formatAmount } from '../money/amount.ts';
import { USDT_SCALE } from '../money/value.ts';

/** One coin of a run that has ended, as the file of runs tells it. Minor units. */
export interface FileLeg {
  readonly runId: string;
  readonly planId: string;
  readonly kind: string;
  readonly dueMs: number;
  /** Null where it never began. */
  readonly begunMs: number | null;
  readonly endedMs: number;
  readonly status: string;
  readonly reason: string | null;
  /** The coins of a run are told in this order. */
  readonly place: number;
  readonly asset: string;
  /** Places of the coin's minor unit. */
  readonly scale: number;
  readonly percent: number;
  readonly plannedMinor: bigint;
  readonly spentMinor: bigint;
  /** Before the fee, which is taken in the same coin. */
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  readonly orderId: string | null;
  readonly coinStatus: string;
  readonly coinReason: string | null;
}

const time = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString());
const usdt = (minor: bigint): string => formatAmount(minor, USDT_SCALE);

/**
 * The columns of the file of runs, in their order, and what each holds. They never change: programs read them by name and by
 * place. docs/auto-invest-files.md explains them.
 */
const COLUMNS: readonly (readonly [name: string, cell: (leg: FileLeg) => string])[] = [
  ['run', ({ runId }) => runId],
  ['plan', ({ planId }) => planId],
  ['kind', ({ kind }) => kind],
  ['due_utc', ({ dueMs }) => time(dueMs)],
  ['begun_utc', ({ begunMs }) => time(begunMs)],
  ['ended_utc', ({ endedMs }) => time(endedMs)],
  ['status', ({ status }) => status],
  ['reason', ({ reason }) => reason ?? ''],
  ['coin', ({ asset }) => asset],
  ['percent', ({ percent }) => String(percent)],
  ['planned_usdt', ({ plannedMinor }) => usdt(plannedMinor)],
  ['spent_usdt', ({ spentMinor }) => usdt(spentMinor)],
  ['bought', ({ grossMinor, scale }) => formatAmount(grossMinor, scale)],
  ['fee', ({ feeMinor, scale }) => formatAmount(feeMinor, scale)],
  ['arrived', ({ grossMinor, feeMinor, scale }) => formatAmount(grossMinor - feeMinor, scale)],
  ['order', ({ orderId }) => orderId ?? ''],
  ['coin_status', ({ coinStatus }) => coinStatus],
  ['coin_reason', ({ coinReason }) => coinReason ?? ''],
];

/** The first line of the file. */
export const RUN_FILE_HEAD = csvLine(COLUMNS.map(([name]) => name));

/** The line of one coin of a run. */
export const runFileLine = (leg: FileLeg): string => csvLine(COLUMNS.map(([, cell]) => cell(leg)));
