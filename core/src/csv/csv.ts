/**
 * Where a spreadsheet could begin to read a formula: at the first sign of a cell, after whatever it overlooks, and after what
 * it takes for the end of a cell: half of them split at semicolons, and quotes do not stop that. The wide signs count as the
 * plain ones where people type wide.
 */
const FORMULA = /(^|[;|\t\r\n])(?=[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
export const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180), for every file that the product makes. What a spreadsheet would run as a formula gets an
 * apostrophe in front; a number stays one, also below zero, because nothing but digits is in it.
 *
 * @param isNumber  whether it is one, where the caller knows better than its form says
 */
export function csvCell(text: string, isNumber = NUMBER.test(text)): string {
  const safe = isNumber ? text : text.replaceAll(FORMULA, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of cells, with its end. A cell that is missing is empty. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => (cell === null ? '' : csvCell(cell))).join(',')}\r\n`;
