import { expect, test } from 'vitest';
import { spelledTransactionId } from './transaction-id.ts';

const DIGITS = 'ab'.repeat(32);

test.each([
  [`0x${DIGITS}`, true, `0x${DIGITS}`],
  [DIGITS.toUpperCase(), true, `0x${DIGITS}`],
  [`0X${DIGITS.toUpperCase()}`, true, `0x${DIGITS}`],
  [`0x${DIGITS}`, false, DIGITS],
  [DIGITS, false, DIGITS],
  [
    '5KtPn3DXXzHkb7VAVHZGwXJQqww39ASnrf7YkyJoF2qAGEpBEEGvRHLnnTG8ZVwKqNHMqSckWVGnsQAgfH5pbxEb',
    false,
    '5KtPn3DXXzHkb7VAVHZGwXJQqww39ASnrf7YkyJoF2qAGEpBEEGvRHLnnTG8ZVwKqNHMqSckWVGnsQAgfH5pbxEb',
  ],
])('%s is spelled as its chain does', (typed, hasPrefix, spelled) => {
  expect(spelledTransactionId(typed, hasPrefix)).toBe(spelled);
});
