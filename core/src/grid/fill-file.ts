import { csvLine } from '../csv/csv.ts';
import { formatAmount } from '../money/amount.ts';

/** An order of a grid that has traded, as the file of fills tells it. Minor units of the coin that the scale is of. */
export interface FileFill {
  readonly gridId: string;
  /** The number that its person calls the grid by. */
  readonly number: number;
  readonly base: string;
  readonly quote: string;
  readonly baseScale: number;
  readonly quoteScale: number;
  readonly orderId: string;
  readonly kind: string;
  /** Null for what was bought at the start or sold at the end. */
  readonly level: number | null;
  readonly side: string;
  readonly atMs: number;
  readonly baseMinor: bigint;
  /** Before the fee, which is taken in the quote coin. */
  readonly quoteMinor: bigint;
  readonly feeMinor: bigint;
  /** What the pair earned that it completes, after both fees; null for one that completes none. */
  readonly profitMinor: bigint | null;
}

/** The columns of the file, in their order. They never change; docs/grid-files.md explains them. */
const COLUMNS: readonly (readonly [name: string, cell: (fill: FileFill) => string])[] = [
  ['grid', ({ gridId }) => gridId],
  ['number', ({ number }) => String(number)],
  ['market', ({ base, quote }) => `${base}_${quote}`],
  ['order', ({ orderId }) => orderId],
  ['time_utc', ({ atMs }) => new Date(atMs).toISOString()],
  ['kind', ({ kind }) => kind],
  ['level', ({ level }) => (level === null ? '' : String(level))],
  ['side', ({ side }) => side],
  ['quantity', ({ baseMinor, baseScale }) => formatAmount(baseMinor, baseScale)],
  ['amount', ({ quoteMinor, quoteScale }) => formatAmount(quoteMinor, quoteScale)],
  ['fee', ({ feeMinor, quoteScale }) => formatAmount(feeMinor, quoteScale)],
  ['profit', ({ profitMinor, quoteScale }) => (profitMinor === null ? '' : formatAmount(profitMinor, quoteScale))],
];

/** The first line of the file. */
export const FILL_FILE_HEAD = csvLine(COLUMNS.map(([name]) => name));

/** The line of one fill. */
export const fillFileLine = (fill: FileFill): string => csvLine(COLUMNS.map(([, cell]) => cell(fill)));
