import { csvLine } from '@bourse/core/csv/csv.ts';

/** Without it, spreadsheets read the file in their country's character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file with a header row, for spreadsheets and tax programs. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${[heads, ...rows].map(csvLine).join('')}`;
