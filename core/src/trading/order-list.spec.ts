import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { idOf, limit, list, maker, stop, told, Venue } from './lists.rig.ts';
import { applyAll } from './reference/compare.ts';
import { BOB, EVE, refusalOf, START } from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

describe('a list', () => {
  const first = maker(BOB, 'sell', 1_050, 10);
  const second = stop(BOB, 'sell', 'below', 950, 940, 10);
  const working = limit(BOB, 'sell', 1_050, 10);
  const INVALID = { code: 'INVALID_ORDER_LIST' };

  it.each([
    ['nothing', list('oco', [])],
    ['one order', list('oco', [first])],
    ['three alternatives', list('oco', [first, second, second])],
    ['two sides', list('oco', [first, { ...second, side: 'buy' }])],
    ['two sizes', list('oco', [first, { ...second, lots: 9 }])],
    ['two accounts', list('oco', [first, { ...second, account: EVE }])],
    ['two markets', list('oco', [first, { ...second, market: 2 }])],
    ['two limit orders', list('oco', [first, { ...first, ticks: 1_060 }])],
    ['a limit order that may take', list('oco', [{ ...first, postOnly: false }, second])],
    ['a stop on the side of the limit order', list('oco', [first, { ...second, trigger: 'above', stopTicks: 1_060 }])],
    ['two stops of one direction', list('oco', [{ ...second, stopTicks: 940 }, second])],
    ['a working stop', list('oto', [second, working])],
    [
      'a working order for a sum',
      list('oto', [{ ...working, type: 'market', timeInForce: 'ioc', ticks: 0, lots: 0, quoteUnits: 9_000 }, second]),
    ],
    ['orders of the first journal', list('oto', [{ ...working, selfTrade: 'refuse' }, second])],
    [
      'the same id twice',
      list('oto', [
        { ...working, clientId: 'a' },
        { ...second, clientId: 'a' },
      ]),
    ],
  ])('of %s is none', (_name, command) => {
    expect(refusalOf(new Venue().does(command))).toEqual(INVALID);
  });

  it('asked for again is answered with the first, and as another question refused', () => {
    const venue = new Venue();
    const mine = list('oco', [first, second], { clientId: 'mine' });
    const id = idOf(venue.does(mine));
    expect(venue.does(mine)).toEqual([{ kind: 'repeated', id }]);
    const other = { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(id) } };
    expect(refusalOf(venue.does({ ...mine, orders: [first, { ...second, ticks: 930 }] }))).toEqual(other);
    const again = { ...mine, idUse: 'whileOpen' } as const;
    expect(refusalOf(venue.does(again))).toEqual(other);
    venue.does({ kind: 'cancelList', account: BOB, listId: id, clientId: '' });
    expect(idOf(venue.does(again))).toBeGreaterThan(id);
  });

  it('keeps its orders: one of them is neither replaced nor made smaller', () => {
    const venue = new Venue();
    const id = idOf(venue.does(list('oco', [first, second])));
    const before = venue.orders;
    const replace: Command = { kind: 'replace', orderId: id + 1, place: limit(BOB, 'sell', 1_060, 10) };
    const amend: Command = { kind: 'amend', account: BOB, orderId: id + 1, lots: 5 };
    expect([replace, amend].map((command) => refusalOf(venue.does(command)))).toEqual(
      Array(2).fill({ code: 'ORDER_IN_LIST' }),
    );
    expect(venue.orders).toEqual(before);
  });

  it('begins at the market too: what waits for that is placed when all of it has traded, and ends with the rest', () => {
    const market = { ...limit(BOB, 'sell', 0, 10), type: 'market', timeInForce: 'ioc' } as const;
    const after = limit(BOB, 'buy', 900, 10);
    const whole = new Venue();
    whole.does(limit(EVE, 'buy', 1_000, 20));
    const filled = whole.does(list('oto', [market, after]));
    expect(told(filled, idOf(filled))).toEqual(['listed', 'trade', '1 filled', '2 activated']);
    const part = new Venue();
    part.does(limit(EVE, 'buy', 1_000, 4));
    const partly = part.does(list('oto', [market, after]));
    expect(told(partly, idOf(partly)).slice(-2)).toEqual(['1 expired', '2 listEnded']);
  });

  it('counts all of its orders as open', () => {
    const core = new TradingCore({ rememberedMax: 10, openOrdersMax: 20, wakesMax: 3 });
    const three = list('otoco', [limit(BOB, 'sell', 1_050, 1), first, second]);
    const does = (command: Command) => refusalOf(applyAll(core, [command], 1)[0]!);
    applyAll(core, START, 1);
    expect(Array.from({ length: 6 }, () => does(three))).toEqual(Array(6).fill('listed'));
    const full = { code: 'TOO_MANY_ORDERS', details: { max: '20' } };
    expect([does(three), does(list('oco', [first, second])), does(working)]).toEqual([full, 'listed', full]);
  });
});
