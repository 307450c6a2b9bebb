import { expect, it } from 'vitest';
import { recipientGets } from './recipient-gets.ts';

it.each([
  ['1.85', '0.00008', '1.84992'],
  ['80000', '0', '80000'],
  ['0.000000000000000003', '0.000000000000000001', '0.000000000000000002'],
])('of %s with a fee of %s, %s arrives', (amount, fee, gets) => {
  expect(recipientGets(amount, fee)).toBe(gets);
});
