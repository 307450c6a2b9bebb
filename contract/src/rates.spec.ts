import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

/** Calls per hour that one person may make of these, far fewer than of others. */
it.each([
  // Each is paid by itself in the night, before those who asked later.
  contract.earn.redeem,
  // Each has an account of the trading core for ever.
  contract.grid.create,
] as readonly Endpoint[])('what others pay for by waiting is asked for rarely: $path', ({ rate }) => {
  expect(rate).toEqual({ max: 120, windowMs: 3_600_000 });
});
