import { expect, test } from 'vitest';
import { countIn, quantity } from './evm-rpc.ts';

test.each([
  ['0x0', 0],
  ['0x1fffffffffffff', Number.MAX_SAFE_INTEGER],
])('reads the count %s exactly', (text, count) => {
  expect(countIn(text)).toBe(count);
});

test.each(['0x20000000000000', `0x${'f'.repeat(64)}`])('refuses the count %s, which a number would round', (text) => {
  expect(quantity(text)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  expect(() => countIn(text)).toThrow(/too large a count/);
});

test.each([undefined, null, 7, '', '0x', '7', '0x-1', '0x1.5'])('refuses %j, which is no quantity', (text) => {
  expect(() => countIn(text)).toThrow(/not a quantity/);
});
