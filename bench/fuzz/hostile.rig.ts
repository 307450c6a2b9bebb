import { afterAll, beforeAll, expect } from 'vitest';
import { type TestExchange, testExchange } from '../../server/test/test-exchange.ts';
import { type HostileReport, runHostile } from './hostile-run.ts';
import { HOSTILE_COUNT } from './hostile-values.ts';

/** Which part of the hostile values is sent, as in `HostileOptions`. */
export interface HostilePart {
  readonly refusedEvery: number;
  readonly takenEvery: number;
  readonly shapeEvery?: number;
  readonly wholeEvery?: number;
}

/** An exchange for a suite, and a function that tries hostile values on it: there must be no fault, and no money may move. */
export function hostileExchange(): (part: HostilePart) => Promise<HostileReport> {
  let exchange: TestExchange;
  beforeAll(async () => {
    exchange = await testExchange();
  });
  afterAll(() => exchange.close());
  return async (part) => {
    expect(HOSTILE_COUNT).toBeGreaterThanOrEqual(1_000);
    const before = await exchange.reconcile();
    const report = await runHostile({
      server: exchange.server,
      cookiesFor: (endpoint) => exchange.cookieFor(endpoint),
      ...part,
    });
    const after = await exchange.reconcile();
    expect(report.faults.slice(0, 5)).toEqual([]);
    expect(report.unnamed.slice(0, 5)).toEqual([]);
    expect(after.differences).toEqual([]);
    expect(after.assets).toEqual(before.assets);
    return report;
  };
}
