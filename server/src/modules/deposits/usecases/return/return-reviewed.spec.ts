import { expect, test } from 'vitest';
import type { DepositsDeps } from '../../deposits-deps.ts';
import { returnReviewedAction } from './return-reviewed.ts';

const plan = { subject: 'deposit:1', before: {}, after: {} };

test('a deposit goes back to its sender by one decision, and to an address that somebody typed by two', () => {
  const action = returnReviewedAction({} as DepositsDeps);
  expect(action.needsSecond({ id: '1', address: null }, plan)).toBe(false);
  expect(action.needsSecond({ id: '1', address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' }, plan)).toBe(true);
});
