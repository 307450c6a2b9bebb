import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../platform/clock/clock.ts';
import { ROUTES } from '../rest/answer-call.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { Reader } from '../wire/reader.ts';
import { type CallParameter, DESCRIBED_CALLS, parametersOf, SCHEMAS } from './call-parameters.ts';
import { openApiOf } from './open-api.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly security?: unknown;
}
const document = openApiOf({ origin: 'https://bourse.example' }) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: `${method.toUpperCase()} ${path}`, operation })),
);

/** Read only to be refused: these are not offered, of any order of a list either, and a working order is no stop. */
const isRefused = (name: string): boolean =>
  /(?:pegPriceType|pegOffsetValue|pegOffsetType|workingStopPrice|workingTrailingDelta|reduceOnly|closePosition|positionSide|sideEffectType)$/i.test(
    name,
  );

/** What answers as far as reading goes: a market, a coin, and nothing behind them. */
const MARKET = {
  market: 1,
  grid: { tick: 1n, lotMinor: 1n, priceScale: 2, baseScale: 8, quoteScale: 10 },
  base: 'BTC',
  quote: 'USDT',
  symbol: 'BTC_USDT',
  baseScale: 8,
  quoteScale: 10,
  quantityScale: 8,
  unitMinor: 1n,
};
const nothing = new Proxy(() => nothing, {
  get: (_target, name) => (name === 'then' || typeof name === 'symbol' ? undefined : nothing),
  apply: () => {
    throw new Error('beyond reading');
  },
}) as never;
/** What is there, and nothing behind it. */
const only = (there: object): object =>
  new Proxy(there, { get: (target, name) => Reflect.get(target, name) ?? (name === 'then' ? undefined : nothing) });
const deps = only({
  clock: new ManualClock(1_800_000_000_000),
  symbols: { find: () => MARKET, all: () => [MARKET], at: () => MARKET },
  assets: only({ coin: () => ({ ledgerScale: 8 }), coins: () => [] }),
  feed: only({ state: () => only({ lastTicks: 1, referenceTicks: 1, isHalted: false }) }),
  mayTradeWithItself: () => false,
}) as TradingApiDeps;

/** No order has these beside the others. */
const EXCLUSIVE = ['quoteOrderQty', 'stopPrice', 'trailingDelta'];

/** The names of what a call reads when everything is there that is said of it. */
async function namesRead(id: string): Promise<string[]> {
  const all = parametersOf(id);
  const names = new Set<string>();
  await run(id, all, names);
  await run(
    id,
    all.filter(({ name }) => !EXCLUSIVE.includes(name)),
    names,
  );
  return [...names].filter((name) => !isRefused(name)).sort();
}

async function run(id: string, all: readonly CallParameter[], names: Set<string>): Promise<void> {
  const given = new Map(all.map(({ name, schema }) => [name, schema.example]));
  const parameters = Object.assign(new Map(given), {
    get(name: string) {
      names.add(name);
      return given.get(name);
    },
  });
  const route = ROUTES.get(id)!;
  const reader = new Reader(parameters);
  if (typeof route.weight === 'function') route.weight(reader);
  await (async () => route.run(deps, reader, { keyId: 'k', uid: '1', scopes: ['read', 'trade', 'transfer'] }))().catch(
    (error: Error) => {
      if (error.message !== 'beyond reading') throw error;
    },
  );
}

describe('the OpenAPI document', () => {
  it('has every call that the server has, HEAD beside each GET, and no other', () => {
    const calls = [...ROUTES.keys()].flatMap((id) => (id.startsWith('GET ') ? [id, id.replace('GET', 'HEAD')] : [id]));
    expect(operations.map(({ id }) => id).sort()).toEqual(calls.sort());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    expect(DESCRIBED_CALLS.filter((id) => !ROUTES.has(id))).toEqual([]);
  });

  it.each([...ROUTES.keys()])('tells what %s takes: what it reads, and nothing else', async (id) => {
    expect(await namesRead(id)).toEqual(
      parametersOf(id)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('says what is signed, and by which key', () => {
    for (const { id, operation } of operations.filter((each) => ROUTES.has(each.id))) {
      const { access } = ROUTES.get(id)!;
      const names = operation.parameters.filter(({ required }) => required).map(({ name }) => name);
      expect(operation.security !== undefined, id).toBe(access !== 'anyone');
      expect(names.includes('signature'), id).toBe(access !== 'anyone' && access !== 'key');
    }
  });

  it('describes no parameter that no call has', () => {
    const used = new Set(DESCRIBED_CALLS.flatMap((id) => parametersOf(id).map(({ schema }) => schema)));
    expect(Object.entries(SCHEMAS).flatMap(([name, schema]) => (used.has(schema) ? [] : [name]))).toEqual([]);
  });
});
