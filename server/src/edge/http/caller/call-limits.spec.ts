import { expect, it } from 'vitest';
import { SharedLimits } from '../../../platform/limits/shared-limits.ts';
import { CallLimits } from './call-limits.ts';

it('counts each key on its own and opens again when the window ends', async () => {
  const limits = new CallLimits(new SharedLimits(null));
  const limit = { max: 2, windowMs: 1_000 };
  expect(await limits.take('a', limit, 0)).toBeNull();
  expect(await limits.take('a', limit, 100)).toBeNull();
  expect(await limits.take('a', limit, 400)).toEqual({ max: 2, windowMs: 1_000, waitMs: 600 });
  expect(await limits.take('b', limit, 400)).toBeNull();
  expect(await limits.take('a', limit, 1_000)).toBeNull();
});
