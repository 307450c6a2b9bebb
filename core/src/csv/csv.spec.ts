import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['@cmd', "'@cmd"],
  ['-x', "'-x"],
  ['-0.5', '-0.5'],
  ['-1', '-1'],
  ['\tx', "'\tx"],
  ['', ''],
])('the cell %j is written as %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

test('a line ends as the format asks, and what is missing is empty', () => {
  expect(csvLine(['a', null, '=b'])).toBe("a,,'=b\r\n");
});
