import { afterAll, beforeAll, expect } from 'vitest';
import { type TestExchange, testExchange } from '../../server/test/test-exchange.ts';
import { type HostileReport, runHostile } from './hostile-run.ts';
import { HOSTILE_COUNT } from './hostile-values.ts';

/** What of the hostile values is sent, see `HostileOptions`. */
export interface HostilePart {
  readonly refusedEvery: number;
  readonly takenEvery: number;
  readonly shapeEvery?: number;
  readonly wholeEvery?: number;
}

/** An exchange for a suite, and how a part of the hostile values is tried on it: with no fault, and not a unit moved. */
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
