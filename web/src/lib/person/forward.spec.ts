import { expect, it } from 'vitest';
import { safeForward } from './forward.ts';

const ORIGIN = 'https://bourse.example';

it.each([
  ['/wallet/overview', '/wallet/overview'],
  ['/wallet/deposit?coin=ETH#top', '/wallet/deposit?coin=ETH#top'],
  ['wallet/deposit', '/wallet/deposit'],
  [`${ORIGIN}/wallet/overview?a=1`, '/wallet/overview?a=1'],
  ['/a/../wallet', '/wallet'],
  // No slashes after the scheme: a browser reads this as a path of the page's own origin.
  ['https:evil.example', '/evil.example'],
])('follows %s', (wanted, path) => {
  expect(safeForward(wanted, ORIGIN)).toBe(path);
});

it.each([
  '',
  null,
  undefined,
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://bourse.example@evil.example/',
  'https://user@bourse.example/',
  'https://bourse.example.evil.example/',
  'http://bourse.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/%0d%0a//x'.replace('%0d%0a', '\r\n'),
  'https://[bad',
  `/${'a'.repeat(3_000)}`,
])('refuses %s', (wanted) => {
  expect(safeForward(wanted, ORIGIN)).toBeNull();
});
