/**
 * Where a spreadsheet could begin to read a formula: at the first character of a cell, past the characters it ignores,
 * and past what it takes for the end of a cell (about half of them split at semicolons, and quotes do not stop that).
 * The full width signs count too, because spreadsheets of East Asian locales read them as the plain ones.
 */
const FORMULA = /(^|[;|\t\r\n])(?=[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
export const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180), for every file that the product makes. Text that a spreadsheet would run as a
 * formula gets an apostrophe in front. A number keeps its form, even a negative one, because digits alone cannot be a
 * formula.
 *
 * @param isNumber  whether the text is a number, where the caller knows better than the text's form tells
 */
export function csvCell(text: string, isNumber = NUMBER.test(text)): string {
  const safe = isNumber ? text : text.replaceAll(FORMULA, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of cells, with its end. A cell that is missing is empty. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => (cell === null ? '' : csvCell(cell))).join(',')}\r\n`;
