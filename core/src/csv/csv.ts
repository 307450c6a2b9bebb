/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
export const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front; a number
 * stays a number, also below zero, because nothing but digits is in it.
 *
 * @param isNumber  whether it is one, where the caller knows better than its form says
 */
export function csvCell(text: string, isNumber = NUMBER.test(text)): string {
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of cells, with its end. A cell that is missing is empty. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => (cell === null ? '' : csvCell(cell))).join(',')}\r\n`;
