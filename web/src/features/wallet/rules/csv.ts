const NEEDS_QUOTES = /[",\r\n]/;
/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+@\t\r]|^-(?![0-9.]+$)/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated rows with their heads, as spreadsheets and tax programs read them. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
