import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, PlaceCommand } from './command.ts';
import { DEFAULT_LIMITS } from './core-state.ts';
import type { Outcome } from './event.ts';
import { imageOf, restore } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import { ANN, limit as anyLimit, BOB, BTC, credit, EVE, refusalOf, START, tradesOf, USDT } from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

const MORE = 10n ** 12n;
const OPEN: Command[] = [
  {
    kind: 'market',
    market: 1,
    base: BTC,
    quote: USDT,
    lotMinor: 1_000n,
    unitMinor: 1n,
    minNotionalUnits: 1,
    bandPpm: 0,
  },
  ...[ANN, BOB, EVE].flatMap((who) => [credit(who, BTC, MORE, `btc${who}`), credit(who, USDT, MORE, `usdt${who}`)]),
];
const limit = (...[account, side, ticks, lots, more]: Parameters<typeof anyLimit>): PlaceCommand =>
  anyLimit(account, side, ticks, lots, { feeFrom: 'received', selfTrade: 'expireTaker', ...more });
/** Makes a trade at a price, of one lot that nobody else trades. */
const trade = (ticks: number): Command[] => [limit(EVE, 'sell', ticks, 1), limit(BOB, 'buy', ticks, 1)];
/** A stop that trades with nobody when it wakes. */
const FIXED = limit(ANN, 'sell', 60_000, 1, { timeInForce: 'ioc', trigger: 'below', stopTicks: 39_000 });

let core: TradingCore;
const run = (...commands: Command[]): Outcome[] => applyAll(core, commands, 1);
const kindsOf = (outcomes: readonly Outcome[]) =>
  outcomes.flat().flatMap(({ kind }) => (kind === 'tracking' || kind === 'triggered' ? [kind] : []));
const at = (...prices: number[]) => prices.map((ticks) => kindsOf(run(...trade(ticks)))[0] ?? '');
const place = (order: PlaceCommand): Outcome => run(order)[0]!;
const idOf = ([first]: Outcome) => (first?.kind === 'accepted' ? first.orderId : 0);

beforeEach(() => {
  core = new TradingCore({ ...DEFAULT_LIMITS, wakesMax: 2 });
  run(...START, ...OPEN, ...trade(40_000));
});

// Examples from the documentation of trailing orders that clients know.
describe('a stop that follows the price', () => {
  it.each<[string, 'buy' | 'sell', Partial<PlaceCommand>, readonly [number, string][]]>([
    [
      'buys 5 % above the lowest since the price rose to it',
      'buy',
      { ticks: 45_000, trigger: 'above', stopTicks: 44_000, trailBps: 500 },
      [
        [37_000, ''],
        [44_000, 'tracking'],
        [46_000, ''],
        [42_000, ''],
        [44_099, ''],
        [44_100, 'triggered'],
      ],
    ],
    [
      'sells 10 % below the highest since the price fell to it',
      'sell',
      { ticks: 38_000, trigger: 'below', stopTicks: 39_000, trailBps: 1_000 },
      [
        [41_500, ''],
        [39_000, 'tracking'],
        [37_000, ''],
        [41_000, ''],
        [36_901, ''],
        [36_900, 'triggered'],
      ],
    ],
    [
      'buys 8.5 % above the lowest since the price fell to it',
      'buy',
      { ticks: 38_500, trigger: 'below', stopTicks: 38_000, trailBps: 850 },
      [
        [42_000, ''],
        [38_000, 'tracking'],
        [37_000, ''],
        [39_000, ''],
        [38_000, ''],
        [40_144, ''],
        [40_145, 'triggered'],
      ],
    ],
    [
      'sells 7.5 % below the highest since the price rose to it',
      'sell',
      { ticks: 41_000, trigger: 'above', stopTicks: 42_000, trailBps: 750 },
      [
        [41_500, ''],
        [39_000, ''],
        [42_000, 'tracking'],
        [45_000, ''],
        [44_000, ''],
        [46_500, ''],
        [43_013, ''],
        [43_012, 'triggered'],
      ],
    ],
    [
      'sells 7 % below the highest since it was placed',
      'sell',
      { ticks: 39_000, trigger: 'below', trailBps: 700 },
      [
        [42_000, ''],
        [39_500, ''],
        [45_500, ''],
        [42_316, ''],
        [42_315, 'triggered'],
      ],
    ],
  ])('%s', (_what, side, terms, path) => {
    const { ticks = 0, ...more } = terms;
    const id = idOf(place(limit(ANN, side, ticks, 5, more)));
    expect(at(...path.map(([price]) => price))).toEqual(path.map(([, kind]) => kind));
    expect(imageOf(core).orders.find((order) => order.id === id)).not.toHaveProperty('trailBps');
  });

  it('says when it follows and from where; what it has followed to is the state', () => {
    const outcome = place(limit(ANN, 'sell', 30_000, 5, { trigger: 'below', trailBps: 700 }));
    const id = idOf(outcome);
    expect(outcome[1]).toEqual({ kind: 'tracking', orderId: id, priority: id, market: 1, ticks: 40_000 });
    run(...trade(42_000), ...trade(41_000));
    const [order] = imageOf(core).orders;
    expect(order).toMatchObject({ id, stopTicks: 0, trailBps: 700, trailTicks: 42_000 });
    const again = restore(imageOf(core), { ...DEFAULT_LIMITS, wakesMax: 2 });
    expect(imageOf(again)).toEqual(imageOf(core));
    expect(applyAll(again, trade(39_060), 1)).toEqual(run(...trade(39_060)));
  });

  it('begins with the first trade of a market that had none', () => {
    run({ ...OPEN[0]!, market: 3 } as Command);
    const there = { market: 3 };
    const traded = (ticks: number) => trade(ticks).map((order) => ({ ...order, ...there }) as Command);
    run(limit(ANN, 'sell', 90, 5, { trigger: 'below', trailBps: 1_000, ...there }));
    expect(kindsOf(run(...traded(100)))).toEqual([]);
    expect(kindsOf(run(...traded(90)))).toEqual(['triggered']);
  });

  it('hears of every trade of a command, and not only of where it ended', () => {
    run(limit(ANN, 'sell', 30_000, 5, { trigger: 'below', trailBps: 1_000 }));
    const sweep = [limit(EVE, 'sell', 40_500, 1), limit(EVE, 'sell', 50_000, 1), limit(BOB, 'buy', 50_000, 2)];
    expect(kindsOf(run(...sweep))).toEqual([]);
    expect(at(45_000)).toEqual(['triggered']);
  });

  it('wakes nearest first, then in order of arrival, whatever their distances', () => {
    const stop = (trailBps: number) => idOf(place(limit(ANN, 'sell', 1_000, 1, { trigger: 'below', trailBps })));
    const [wide, first, near] = [stop(1_000), stop(500), stop(200)];
    run(...trade(39_600));
    const [late] = [stop(500)];
    const outcome = run(...trade(30_000), { kind: 'wake', market: 1 }, { kind: 'wake', market: 1 }).flat();
    const woken = outcome.flatMap((event) => (event.kind === 'triggered' ? [event.orderId] : []));
    expect(woken).toEqual([near, first, late, wide]);
  });

  it('stands still while others that were reached are left asleep, and stays reached', () => {
    run(FIXED, FIXED, FIXED, limit(ANN, 'sell', 1_000, 1, { trigger: 'below', trailBps: 500 }));
    expect(kindsOf(run(...trade(38_000)))).toEqual(['triggered', 'triggered']);
    expect(core.dueMarkets()).toEqual([1]);
    expect(at(41_000)).toEqual(['']);
    expect(kindsOf(run({ kind: 'wake', market: 1 }))).toEqual(['triggered', 'triggered']);
    expect(core.dueMarkets()).toEqual([]);
  });

  it('placed while others are left asleep is not woken by what was before it', () => {
    run(FIXED, FIXED, FIXED, ...trade(38_000), ...trade(41_000));
    expect(core.dueMarkets()).toEqual([1]);
    const id = idOf(place(limit(ANN, 'sell', 1_000, 1, { trigger: 'below', trailBps: 500 })));
    expect(kindsOf(run({ kind: 'wake', market: 1 }))).toEqual(['triggered']);
    expect(core.dueMarkets()).toEqual([]);
    expect(imageOf(core).orders).toMatchObject([{ id, trailTicks: 41_000 }]);
  });

  it('ends its alternative when it wakes, and not before', () => {
    const target = limit(ANN, 'sell', 50_000, 5, { postOnly: true });
    const stop = limit(ANN, 'sell', 30_000, 5, { trigger: 'below', stopTicks: 39_000, trailBps: 1_000 });
    run({ kind: 'placeList', contingency: 'oco', orders: [target, stop], clientId: '', idUse: 'once' });
    expect(at(39_000)).toEqual(['tracking']);
    expect(imageOf(core).orders).toHaveLength(2);
    const outcome = run(...trade(35_100)).flat();
    expect(outcome.filter(({ kind }) => kind === 'closed' || kind === 'triggered')).toMatchObject([
      { reason: 'filled' },
      { reason: 'filled' },
      { reason: 'listEnded' },
      { kind: 'triggered' },
    ]);
  });

  it('begins when its turn comes in a list', () => {
    const after = limit(ANN, 'sell', 30_000, 5, { trigger: 'below', trailBps: 1_000 });
    const orders = [limit(ANN, 'buy', 39_000, 5), after];
    run({ kind: 'placeList', contingency: 'oto', orders, clientId: '', idUse: 'once' });
    expect(kindsOf(run(limit(EVE, 'sell', 39_000, 5)))).toEqual(['tracking']);
    expect(at(35_100)).toEqual(['triggered']);
  });

  it('can be made smaller and taken back', () => {
    const id = idOf(place(limit(ANN, 'sell', 30_000, 5, { trigger: 'below', trailBps: 1_000 })));
    expect(run({ kind: 'amend', account: ANN, orderId: id, lots: 2 })[0]).toMatchObject([
      { kind: 'amended', openLots: 2 },
    ]);
    run({ kind: 'cancel', account: ANN, orderId: id, clientId: '' });
    expect(at(20_000)).toEqual(['']);
    expect(imageOf(core).balances.every(({ heldMinor }) => heldMinor === 0n)).toBe(true);
  });

  it('keeps the extremes apart of many that come and go', () => {
    const placed: { id: number; from: number }[] = [];
    for (let step = 0; step < 600; step += 1) {
      const from = 39_999 - step;
      run(...trade(from));
      const id = idOf(place(limit(ANN, 'sell', 1_000, 1, { trigger: 'below', trailBps: 1_999 })));
      if (step % 7 === 0) placed.push({ id, from });
      else run({ kind: 'cancel', account: ANN, orderId: id, clientId: '' });
    }
    const found = imageOf(core).orders.map(({ id, trailTicks }) => ({ id, from: trailTicks }));
    expect(found).toEqual(placed);
    run(...trade(39_900));
    expect(imageOf(core).orders.map(({ trailTicks }) => trailTicks)).toEqual(
      placed.map(({ from }) => Math.max(from, 39_900)),
    );
  });

  it.each<[string, Partial<PlaceCommand>, string]>([
    ['too near', { trailBps: 9 }, 'TRAIL_OUT_OF_RANGE'],
    ['too far', { trailBps: 2_001 }, 'TRAIL_OUT_OF_RANGE'],
    ['without being a stop', { trailBps: 100, trigger: 'none' }, 'INVALID_ORDER'],
    ['from a price that was reached', { trailBps: 100, stopTicks: 40_000 }, 'STOP_WOULD_TRIGGER'],
    ['that only makes', { trailBps: 100, postOnly: true }, 'INVALID_ORDER'],
  ])('is refused: %s', (_what, terms, code) => {
    const order = limit(ANN, 'sell', 30_000, 5, { trigger: 'below', ...terms });
    expect(refusalOf(place(order))).toMatchObject({ code });
  });

  it('sells what it has at the market when it wakes', () => {
    run(limit(BOB, 'buy', 35_000, 5));
    const atMarket = { type: 'market', timeInForce: 'ioc', trigger: 'below', trailBps: 1_000 } as const;
    run(limit(ANN, 'sell', 0, 5, atMarket));
    const outcome = run(...trade(36_000)).flat();
    expect(tradesOf(outcome).map(({ ticks, lots }) => [ticks, lots])).toEqual([
      [36_000, 1],
      [35_000, 5],
    ]);
  });
});
