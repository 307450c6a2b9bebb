import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import { applyAll } from '@bourse/core/trading/reference/compare.ts';
import { ANN, BTC, credit, EVE, limit, market, refusalOf, START } from '@bourse/core/trading/trading-core.rig.ts';
import { TradingCore } from '@bourse/core/trading/trading-core.ts';
import { expect, it } from 'vitest';
import type { ApiMarket } from '../ports.ts';
import { exchangeInfo } from './exchange-info.ts';

type Filters = readonly Record<string, unknown>[];

const MARKET: ApiMarket = {
  market: 1,
  symbol: 'BTC_USDT',
  base: 'BTC',
  quote: 'USDT',
  grid: { priceScale: 1, tick: 1n, baseScale: 8, quoteScale: 6, lotMinor: 1_000n },
  baseScale: 8,
  quoteScale: 6,
  quantityScale: 5,
  unitMinor: 1n,
  minNotionalUnits: 1_000,
  bandPpm: 100_000,
};
const info = exchangeInfo([MARKET], () => false, [], 0) as {
  readonly exchangeFilters: Filters;
  readonly symbols: readonly { readonly filters: Filters }[];
};
const filters = [...info.exchangeFilters, ...info.symbols[0]!.filters];
const told = (type: string, field: string) => filters.find(({ filterType }) => filterType === type)?.[field];
const run = (commands: readonly Command[]) => applyAll(new TradingCore(), [...START, ...commands], 512);

const sells = (count: number, more: Partial<PlaceCommand> = {}) =>
  Array.from({ length: count }, () => limit(EVE, 'sell', 1_050, 1, more));
const RICH = credit(EVE, BTC, 10n ** 12n, 'more');
const SMALL = { ...market(1, BTC, 2, 1_000n, 1n), minNotionalUnits: 1 } as Command;

it.each([
  ['orders', 'EXCHANGE_MAX_NUM_ORDERS', 'maxNumOrders', {}],
  ['orders of a market', 'MAX_NUM_ORDERS', 'maxNumOrders', {}],
  ['stops', 'EXCHANGE_MAX_NUM_ALGO_ORDERS', 'maxNumAlgoOrders', { trigger: 'below', stopTicks: 900, ticks: 900 }],
  ['stops of a market', 'MAX_NUM_ALGO_ORDERS', 'maxNumAlgoOrders', { trigger: 'below', stopTicks: 900, ticks: 900 }],
  [
    'icebergs',
    'EXCHANGE_MAX_NUM_ICEBERG_ORDERS',
    'maxNumIcebergOrders',
    { lots: 10, displayLots: 1, selfTrade: 'expireTaker' },
  ],
  [
    'icebergs of a market',
    'MAX_NUM_ICEBERG_ORDERS',
    'maxNumIcebergOrders',
    { lots: 10, displayLots: 1, selfTrade: 'expireTaker' },
  ],
] as const)('tells as many open %s as the trading core takes, and it takes no more', (_what, type, field, more) => {
  const max = Number(told(type, field));
  expect(max).toBeGreaterThan(0);
  const outcomes = run([SMALL, RICH, ...sells(max, more), ...sells(1, more)]).slice(-max - 1);
  expect(outcomes.slice(0, -1).every(([first]) => first?.kind === 'accepted')).toBe(true);
  expect(refusalOf(outcomes.at(-1)!)).toEqual({ code: 'TOO_MANY_ORDERS', details: { max: String(max) } });
});

it('tells the two bands that the trading core has', () => {
  const middle = 1_000;
  const at = (type: string, field: string) => Math.round(middle * Number(told(type, field)));
  const reference: Command = { kind: 'reference', market: 1, ticks: middle };
  const answer = (ticks: number, more: Partial<PlaceCommand> = {}) =>
    refusalOf(
      run([SMALL, RICH, credit(ANN, 2, 10n ** 12n, 'more'), reference, limit(ANN, 'buy', ticks, 1, more)]).at(-1)!,
    );
  const bounds = (minTicks: number, maxTicks: number) => ({
    code: 'OUTSIDE_BAND',
    details: { minTicks: String(minTicks), maxTicks: String(maxTicks) },
  });
  const [low, high] = [
    at('PERCENT_PRICE_BY_SIDE', 'bidMultiplierDown'),
    at('PERCENT_PRICE_BY_SIDE', 'bidMultiplierUp'),
  ];
  expect([answer(low), answer(high)]).toEqual(['accepted', 'accepted']);
  expect([answer(low - 1), answer(high + 1)]).toEqual([bounds(low, high), bounds(low, high)]);
  const [lowStop, highStop] = [at('PERCENT_PRICE', 'multiplierDown'), at('PERCENT_PRICE', 'multiplierUp')];
  const stop = (ticks: number) =>
    answer(ticks, { selfTrade: 'expireTaker', trigger: ticks > middle ? 'above' : 'below', stopTicks: ticks });
  expect([stop(lowStop), stop(highStop)]).toEqual(['accepted', 'accepted']);
  expect([stop(lowStop - 1), stop(highStop + 1)]).toEqual([bounds(lowStop, highStop), bounds(lowStop, highStop)]);
});
