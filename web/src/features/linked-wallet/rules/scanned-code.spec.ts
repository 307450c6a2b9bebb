import { expect, test } from 'vitest';
import { readCode, spokenDigits } from './scanned-code.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrSt_-';

test.each([
  [`https://bourse.example/l/${TOKEN}`, { token: TOKEN }],
  [`  http://localhost:3100/l/${TOKEN}\n`, { token: TOKEN }],
  [TOKEN, { token: TOKEN }],
  ['1234 5678', { digits: '12345678' }],
  ['1234-5678', { digits: '12345678' }],
  ['1234567', null],
  [`https://bourse.example/x/${TOKEN}`, null],
  [`https://bourse.example/l/${TOKEN}x`, null],
  ['pay:123456789', null],
  ['', null],
])('%s', (text, expected) => {
  expect(readCode(text)).toEqual(expected);
});

test('digits are read out in two groups', () => {
  expect(spokenDigits('12345678')).toBe('1234 5678');
});
