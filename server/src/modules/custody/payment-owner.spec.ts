import { expect, it } from 'vitest';
import type { PaymentOwner } from './custody-deps.ts';
import { ownerOf } from './payment-owner.ts';

const withdrawals = { kind: 'withdrawal' } as PaymentOwner;

it('finds who has a payment made, and nobody for what stays in the house', () => {
  const deps = { paymentOwners: [withdrawals] };
  expect(ownerOf(deps, { kind: 'withdrawal' })).toBe(withdrawals);
  expect(ownerOf(deps, { kind: 'sweep' })).toBeNull();
  expect(ownerOf(deps, { kind: 'gas' })).toBeNull();
});

it('refuses to go on with a payment that leaves the house and that nobody owns', () => {
  expect(() => ownerOf({ paymentOwners: [withdrawals] }, { kind: 'return' })).toThrow(
    'nobody owns payments of kind return',
  );
});
