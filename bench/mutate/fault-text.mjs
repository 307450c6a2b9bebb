import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Changed code is shown up to this length. */
const TEXT_MAX = 160;

/**
 * Describes a fault by text, so that it is recognised when lines move: file, source line, what was changed, and into what.
 *
 * @param {{ fileName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } },
 *        replacement?: string }} fault
 * @param {string} root  the repository's folder
 * @param {number} first  the number of the first line and column
 */
export function faultText({ fileName, location: { start, end }, replacement }, root, first) {
  const file = relative(root, fileName);
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const text = lines.slice(start.line - first, end.line - first + 1);
  text.push(text.pop().slice(0, end.column - first));
  const from = text
    .join('\n')
    .slice(start.column - first)
    .replace(/\s+/g, ' ')
    .slice(0, TEXT_MAX);
  return { file, line: lines[start.line - first].trim(), from, to: (replacement ?? '').slice(0, TEXT_MAX) };
}
