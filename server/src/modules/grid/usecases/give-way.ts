import { setTimeout as wait } from 'node:timers/promises';

const REST_MS_MAX = 20;

/**
 * Begins a portion of work that must give way to people's orders. Whoever has more to do calls what is returned between
 * two portions: it rests for as long as the portion took, so that grids never take more than half of the time.
 */
export function startWork(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    await wait(Math.min(REST_MS_MAX, performance.now() - startedAt));
    startedAt = performance.now();
  };
}
