import { expect, it } from 'vitest';
import { leavesFor, recipientGets } from './receipt.ts';

it('goes from what leaves to what arrives and back', () => {
  expect(recipientGets('0.5', '0.0006')).toBe('0.4994');
  expect(leavesFor('0.4994', '0.0006')).toBe('0.5');
  expect(recipientGets('0.0001', '0.0006')).toBe('0');
});
