import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { registry } from '../metrics/metrics.ts';
import { startLoop } from './loop.ts';

const log = silentLog();

test('a backlog is worked off without rests, and then the loop rests until it is woken', async () => {
  let runs = 0;
  const loop = startLoop({ name: 'backlog', everyMs: HOUR_MS, log, run: async () => (++runs < 5 ? 'more' : 'idle') });
  await vi.waitFor(() => expect(runs).toBe(5), { timeout: 60_000 });
  loop.wake();
  await vi.waitFor(() => expect(runs).toBe(6), { timeout: 60_000 });
  await loop.stop();
  expect(runs).toBe(6);
});

test('a wake-up during a run is not lost', async () => {
  let runs = 0;
  let finish: () => void = () => {};
  const loop = startLoop({
    name: 'woken',
    everyMs: HOUR_MS,
    log,
    run: () =>
      new Promise((resolve) => {
        runs++;
        finish = () => resolve('idle');
      }),
  });
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 60_000 });
  loop.wake();
  finish();
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 60_000 });
  finish();
  await loop.stop();
});

test('an error is counted, rested after and forgotten at the next success', async () => {
  let runs = 0;
  const loop = startLoop({
    name: 'failing',
    everyMs: HOUR_MS,
    log,
    run: async () => {
      if (++runs <= 2) throw new Error('not today');
      return 'idle';
    },
  });
  await vi.waitFor(() => expect(loop.failures()).toBe(2), { timeout: 60_000 });
  await vi.waitFor(() => expect(loop.failures()).toBe(0), { timeout: 60_000 });
  await loop.stop();
  expect(await registry.metrics()).toContain('bourse_loop_runs_total{loop="failing",outcome="error"} 2');
});

test('stop waits for the run that has begun', async () => {
  let isDone = false;
  const loop = startLoop({
    name: 'slow',
    everyMs: HOUR_MS,
    log,
    run: async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isDone = true;
      return 'idle';
    },
  });
  await loop.stop();
  expect(isDone).toBe(true);
});
