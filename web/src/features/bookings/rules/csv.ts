const NEEDS_QUOTES = /[",\r\n]/;
/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+@\t\r]|^-(?![0-9.]+$)/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without this mark a spreadsheet reads the file in the character set of its own country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Comma-separated rows with their heads (RFC 4180), as spreadsheets and tax programs read them. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${[heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
