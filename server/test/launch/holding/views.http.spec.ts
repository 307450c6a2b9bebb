import { launch as contract } from '@bourse/contract/launch.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { averageMinor } from '@bourse/core/launch/holding.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchHttp } from '../../../src/modules/launch/launch.http.ts';
import type { Project } from '../../../src/modules/launch/queries/project.query.ts';
import { averageIn, sharedAverages } from '../../../src/modules/launch/usecases/holding/own-average.ts';
import { type Member, type TestExchange, testExchange } from '../../test-exchange.ts';
import { eth } from '../boost.rig.ts';
import { publish } from '../launch.rig.ts';
import { heldRound, live, moveTo } from './holding.rig.ts';

let exchange: TestExchange;
let people: readonly Member[];
let round: ReturnType<typeof heldRound>;
let project: Project;
/** Two days of which four hours are lost, in which one of four people gets a coin every third hour. */
beforeAll(async () => {
  exchange = await testExchange();
  people = [await exchange.person({ funds: { ETH: '2' } })];
  for (let count = 1; count < 4; count++) people = [...people, await exchange.person()];
  round = heldRound(exchange, { days: 2 });
  const rounds = [0, 1, 2].map((nth) => ({
    ...round,
    startMs: round.startMs + nth * DAY_MS,
    endMs: round.endMs + nth * DAY_MS,
    holding: { ...round.holding, leastMinor: eth(nth + 1) },
  }));
  project = await publish(exchange, { rounds });
  for (const [at, day] of [round.holding.firstDay, round.holding.lastDay].entries()) {
    await live(exchange, day, async (hour) => {
      if (hour % 3 === at) await exchange.fund(people[(hour / 3) & 3]!.uid, 'ETH', '1');
      return hour !== 4 && hour !== 17;
    });
  }
  moveTo(exchange, round.startMs);
}, 120_000);
afterAll(() => exchange.close());

/** The database of the exchange, and every statement about what people had. */
function watched() {
  const statements: string[] = [];
  const { db } = exchange.services;
  const seen = new Proxy(db, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name);
      return (text: string, values?: readonly unknown[]) => {
        if (text.includes('snapshot_balance')) statements.push(text);
        return of.query(text, values);
      };
    },
  });
  return { db: seen, statements };
}

const look = ({ project: of }: ReturnType<typeof launchHttp>, { uid }: Member) =>
  of(
    { project: project.id },
    {
      uid,
      sessionId: 'none',
      requestId: 'none',
      nowMs: exchange.clock.nowMs(),
      ip: '127.0.0.1',
      userAgent: 'none',
      country: null,
      deviceId: null,
      locale: 'en_US',
      staff: null,
      setCookie: () => {},
      cookie: () => undefined,
    },
  );

it('a crowd that looks at a project has what it held read once, and not again', async () => {
  const { db, statements } = watched();
  const endpoints = launchHttp({ ...exchange.launch, db });
  const crowd = Array.from({ length: 40 }, (_, at) => people[at % people.length]!);
  const answers = await Promise.all(crowd.map((who) => look(endpoints, who)));
  // Some come while it is read for the first ones.
  expect(statements.length).toBeLessThanOrEqual(4);
  const before = statements.length;
  await Promise.all(crowd.map((who) => look(endpoints, who)));
  expect(statements).toHaveLength(before);
  const [first] = answers;
  const told = first!.ok && first!.value.rounds.map(({ conditions }) => conditions.at(-1)!.held);
  expect(told).toMatchObject(['1', '2', '3'].map((needed) => ({ coin: 'ETH', needed })));
});

it('what is read for many is what is read for each', async () => {
  const { db } = exchange.services;
  const { asset, firstDay, lastDay } = round.holding;
  const shared = sharedAverages(db);
  const periods = [
    [firstDay, lastDay],
    [firstDay, firstDay],
    [lastDay, lastDay],
  ].map(([from, until]) => ({ asset, firstDay: from!, lastDay: until! }));
  const asked = people.flatMap(({ uid }) => periods.map((period) => ({ uid, ...period })));
  const together = await Promise.all(asked.map(shared));
  for (const [at, each] of asked.entries())
    expect(together[at], JSON.stringify(each)).toEqual(await averageIn(db)(each));
  // As anybody would add it up from the table of one's hours.
  for (const { client, uid } of people) {
    await exchange.letPass(0, people.find((who) => who.uid === uid)!);
    const { rows, average } = await client.call('launch', 'holding', { project: project.id, round: '1' });
    const days = rows.map(({ hours }) => {
      const read = hours.flatMap(({ amount }) => (amount === null ? [] : [Number(amount)]));
      return read.reduce((sum, amount) => sum + amount, 0) / read.length;
    });
    expect(Number(average)).toBeCloseTo((days[0]! + days[1]!) / 2, 9);
    const own = await shared({ uid, asset, firstDay, lastDay });
    expect(Number(averageMinor(own)) / 1e18).toBeCloseTo(Number(average), 9);
  }
});

it('nothing of it is read for a round that is over or cancelled, and none of its conditions names it', async () => {
  const { db, statements } = watched();
  const endpoints = launchHttp({ ...exchange.launch, db });
  moveTo(exchange, round.endMs + 2 * DAY_MS + 1);
  const over = await look(endpoints, people[0]!);
  expect(statements).toEqual([]);
  const rounds = over.ok ? over.value.rounds : [];
  expect(rounds).toHaveLength(3);
  for (const { conditions, cap } of rounds) {
    expect(conditions.map(({ name }) => name)).not.toContain('HOLDING');
    expect(cap).toBeNull();
  }
});

it('is asked for so often by one person and no more', () => {
  for (const { rate } of [contract.project, contract.holding]) {
    expect(rate!.max / (rate!.windowMs / 1_000)).toBeLessThanOrEqual(2);
  }
});
