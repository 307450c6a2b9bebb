import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limit.ts';

it('counts each key on its own and opens again when the window ends', () => {
  const limiter = new RateLimiter();
  const limit = { max: 2, windowMs: 1_000 };
  expect(limiter.take('a', limit, 0)).toBeNull();
  expect(limiter.take('a', limit, 100)).toBeNull();
  expect(limiter.take('a', limit, 400)).toBe(600);
  expect(limiter.take('b', limit, 400)).toBeNull();
  expect(limiter.take('a', limit, 1_000)).toBeNull();
});
