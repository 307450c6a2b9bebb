// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('draws at most so often, however often something changes', () => {
  let drawn = 0;
  const pace = paced(() => {
    drawn += 1;
  }, 100);
  for (let at = 0; at < 60; at++) {
    pace.mark();
    vi.advanceTimersByTime(1_000 / 60);
  }
  expect(drawn).toBeGreaterThanOrEqual(9);
  expect(drawn).toBeLessThanOrEqual(11);
});

it('draws nothing when nothing changed, and nothing after it was stopped', () => {
  let drawn = 0;
  const pace = paced(() => {
    drawn += 1;
  }, 100);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toBe(0);
  pace.mark();
  pace.stop();
  vi.advanceTimersByTime(1_000);
  expect(drawn).toBe(0);
});
