import { vi } from 'vitest';

/** How many cases of a property run, always the same ones: hundreds for each of a thousand faults would take a day. */
const RUNS_MAX = 50;
const SEED = 1;

// Only whether a property fails matters here, and shrinking takes longer than finding a failure.
vi.mock('fast-check', async (load) => {
  const real = await load<typeof import('fast-check')>();
  const assert = ((property: Parameters<typeof real.assert>[0], wish?: Parameters<typeof real.assert>[1]) => {
    const numRuns = Math.min(wish?.numRuns ?? RUNS_MAX, RUNS_MAX);
    return real.assert(property, { ...wish, numRuns, seed: SEED, endOnFailure: true });
  }) as typeof real.assert;
  return { ...real, assert, default: { ...real.default, assert } };
});
