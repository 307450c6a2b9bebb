import { csvLine } from '@bourse/core/csv/csv.ts';

/** Without this mark a spreadsheet reads the file in the character set of its own country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Comma-separated rows with their heads, as spreadsheets and tax programs read them. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${[heads, ...rows].map(csvLine).join('')}`;
