import { vi } from 'vitest';
import type { CallOutput } from '../../lib/client.ts';
import { answer } from '../../lib/server.rig.ts';
import { NEXT_RUN_MS, plan, run, TERMS } from './auto-invest.fixture.ts';

const WEEK_MS = 7 * 86_400_000;

/** Three purchases, the newest first, as the plan of the fixture has them. */
export const RUNS = [
  run(),
  run({ id: 'second', scheduledAtMs: NEXT_RUN_MS - 2 * WEEK_MS, endedAtMs: NEXT_RUN_MS - 2 * WEEK_MS + 1_000 }, [
    { quantity: '0.001996', fee: '0.000004', averagePrice: '50000', indexPrice: '50000', overIndexPercent: '0' },
  ]),
  run({ id: 'first', scheduledAtMs: NEXT_RUN_MS - 3 * WEEK_MS, endedAtMs: NEXT_RUN_MS - 3 * WEEK_MS + 1_000 }, [
    { quantity: '0.002495', fee: '0.000005', averagePrice: '40000', indexPrice: '40000', overIndexPercent: '0' },
  ]),
];

export const REFERENCE: CallOutput<'autoInvest.reference'> = {
  from: '2025-11-19',
  to: '2026-11-19',
  buys: 52,
  invested: '5200',
  value: '5296.39',
  roiPercent: '1.85',
  lumpSum: { value: '6049.87', roiPercent: '16.34' },
  drawdownPercent: '-14.16',
  drawdownDay: '2026-07-06',
  feePercent: '0.2',
  isDemo: false,
  costs: [{ asset: 'BTC', averagePrice: '89555.87', averageCost: '89205.3', differencePercent: '-0.39' }],
  points: [
    { day: '2025-11-24', invested: '100', value: '99.8', lumpSum: '5190' },
    { day: '2026-05-18', invested: '2600', value: '2450', lumpSum: '5000' },
    { day: '2026-11-19', invested: '5200', value: '5296.39', lumpSum: '6049.87' },
  ],
};

/** The answer for coins that are listed since `from`, or for ever. */
export const ranges = (gone: readonly string[] = [], from = '2024-02-01'): CallOutput<'autoInvest.ranges'> => ({
  rows: (['6m', '1y', '2y', '3y'] as const).map((range) => ({ range, isAvailable: !gone.includes(range) })),
  listed: { asset: 'SOL', from },
});

export const summary = (change: Partial<CallOutput<'autoInvest.summary'>> = {}): CallOutput<'autoInvest.summary'> => ({
  active: 1,
  paused: 0,
  invested: '300',
  value: '305.388',
  roiPercent: '1.79',
  nextRunAtMs: NEXT_RUN_MS,
  spot: '161.8',
  funding: '935.77',
  ...change,
});

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
/** Where the person of a test lives, wherever the test does. */
export function liveIn(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

/** A person with one plan that has bought three times, and 161.80 USDT to spend. */
export function answerForAutoInvest(): void {
  answer('autoInvest.terms', TERMS);
  answer('autoInvest.summary', summary());
  answer('autoInvest.plans', { rows: [plan()], next: null });
  answer('autoInvest.plan', plan());
  answer('autoInvest.runs', { rows: RUNS, next: null });
  answer('autoInvest.dates', { rows: [0, 1, 2].map((week) => NEXT_RUN_MS + week * WEEK_MS) });
  answer('autoInvest.ranges', ranges());
  answer('autoInvest.reference', REFERENCE);
  answer('spot.fees', { level: 0, makerPpm: 2_000, takerPpm: 2_000 });
}
