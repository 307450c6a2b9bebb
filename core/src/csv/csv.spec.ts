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
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\u200b\ufeff=1+1', "'\u200b\ufeff=1+1"],
  ['a;=1+1', '"a;\'=1+1"'],
  [';=1+1', '";\'=1+1"'],
  ['a; ＝1+1', '"a;\' ＝1+1"'],
  ['a;"=1+1', '"a;\'""=1+1"'],
  ['a\t@cmd', '"a\t\'@cmd"'],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['a\r\n-x', '"a\r\'\n\'-x"'],
  ['a;b', '"a;b"'],
  ['x = y - z', 'x = y - z'],
  ['ann+1@example.com', 'ann+1@example.com'],
  ['2026-11-23T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['', ''],
])('the cell %j is written as %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

test('a line ends as the format asks, and what is missing is empty', () => {
  expect(csvLine(['a', null, '=b'])).toBe("a,,'=b\r\n");
});
