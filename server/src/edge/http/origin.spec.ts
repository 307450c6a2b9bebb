import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const exact = { allowed: ['https://bourse.example'], sameHostAllowed: false };
const demo = { allowed: ['http://localhost:3000'], sameHostAllowed: true };

it.each([
  ['our own page', { origin: 'https://bourse.example', host: 'bourse.example' }, exact, true],
  ['another site', { origin: 'https://evil.example', host: 'bourse.example' }, exact, false],
  ['a longer name', { origin: 'https://bourse.example.evil.example', host: 'bourse.example' }, exact, false],
  ['an opaque origin', { origin: 'null', host: 'bourse.example' }, exact, false],
  ['an empty origin', { origin: '', host: 'bourse.example' }, exact, false],
  ['a forged host in production', { origin: 'https://evil.example', host: 'evil.example' }, exact, false],
  ['no browser at all', { host: 'bourse.example' }, exact, true],
  ['a cross-site fetch without origin', { 'sec-fetch-site': 'cross-site', host: 'bourse.example' }, exact, false],
  ['a same-site sibling', { 'sec-fetch-site': 'same-site', host: 'bourse.example' }, exact, false],
  ['the demo under another name', { origin: 'http://192.168.1.4:3000', host: '192.168.1.4:3000' }, demo, true],
  ['the demo from elsewhere', { origin: 'http://evil.example', host: 'localhost:3000' }, demo, false],
])('%s', (_name, headers, rule, expected) => {
  expect(isOwnOrigin(headers, rule)).toBe(expected);
});
