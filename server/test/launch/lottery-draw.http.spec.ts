import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { asciiBytes, hashBytesNow } from '@bourse/core/launch/bytes.ts';
import { drawSeed, drawWinners } from '@bourse/core/launch/draw/draw.ts';
import { ok } from '@bourse/core/result.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchJobs } from '../../src/modules/launch/public.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { driveDraws } from '../../src/modules/launch/usecases/lottery/drive-draws.ts';
import { sha256Bytes } from '../../src/platform/crypto/digest.ts';
import type { Db, Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ownIn, publish, runLaunch, usdt } from './launch.rig.ts';
import { lotteryNow, lotteryOf, take } from './lottery.rig.ts';

let exchange: TestExchange;
let people: [Member, Member];
beforeAll(async () => {
  exchange = await testExchange();
  const person = () => exchange.person({ funds: { USDT: '100000', HBT: '1' } });
  people = [await person(), await person()];
}, 120_000);
afterAll(() => exchange.close());

const of = (text: string): Uint8Array => sha256Bytes(asciiBytes(text));
const make = (over: Parameters<typeof lotteryOf>[1] = {}) =>
  publish(exchange, { rounds: [lotteryOf(exchange, over)], listingMs: exchange.clock.nowMs() + 2 * HOUR_MS });
const letPass = (ms: number) => exchange.letPass(ms, ...people);
const advance = async () => {
  for (const job of launchJobs(exchange.launch))
    if (job.name === 'launch-advance') while ((await job.run()) === 'more');
};

class Died extends Error {}

/** A database whose process dies at the nth statement of transactions: what was written before it is gone. */
function dying(db: Db, nth: number): Db {
  let done = 0;
  const counting = (tx: Tx): Tx => ({
    ...tx,
    query: async (text, values) => {
      done += 1;
      if (done === nth) throw new Died();
      return tx.query(text, values);
    },
  });
  const tx = <Value>(work: (tx: Tx) => Promise<Value>) => db.tx((inner) => work(counting(inner)));
  return { query: db.query.bind(db), tx } as Db;
}

/** Draws with a process that dies at the first statement, another one that dies at the second, and so on, in every step. */
async function driveDying(): Promise<number> {
  let deaths = 0;
  let nth = 1;
  for (;;) {
    try {
      const isChanged = await driveDraws({ ...exchange.launch, db: dying(exchange.launch.db, nth) });
      if (!isChanged) return deaths;
      nth = 1;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      deaths += 1;
      nth += 1;
    }
  }
}

/** Three processes at the same time. */
async function driveTogether(): Promise<number> {
  const one = async () => {
    while (await driveDraws(exchange.launch));
  };
  await Promise.all([one(), one(), one()]);
  return 0;
}

/** The winners that a draw must have, from what is fixed before the beacon speaks and what the test's beacon will say. */
async function foretold({ id }: Project): Promise<number[]> {
  const [row] = await exchange.database.ownerDb.query<{
    seed: Buffer;
    root: Buffer;
    beacon_round: string;
    number: string;
    winners: number;
    most_wins: number;
  }>(
    `select l.seed, l.root, l.beacon_round, p.number, l.winners, l.most_wins
       from launch.lottery l join launch.project p on p.id = l.project_id where p.id = $1`,
    [id],
  );
  const owners = await exchange.database.ownerDb.query<{ owner: Buffer }>(
    'select owner from launch.draw_ticket where project_id = $1 order by number',
    [id],
  );
  const { seed: serverSeed, root, number, winners, most_wins: mostEach } = row!;
  const beacon = of(`round ${row!.beacon_round}`);
  const seed = hashBytesNow(drawSeed({ projectId: BigInt(number), root, serverSeed, beacon }), sha256Bytes);
  const list = { userHashes: owners.map(({ owner }) => owner) };
  return [...hashBytesNow(drawWinners(seed, list, { winners, mostEach }), sha256Bytes)];
}

describe('a draw', () => {
  it.each([
    ['dies at every statement of every step', driveDying, 10],
    ['is done by three at a time', driveTogether, 0],
  ] as const)('that %s has the winners that were fixed beforehand', async (_, drive, leastDeaths) => {
    const [nora, otto] = people;
    const project = await make();
    await advance();
    await letPass(6 * MINUTE_MS);
    await take(nora, project, 4);
    await take(otto, project, 3);
    await letPass(HOUR_MS);
    await advance();
    let deaths = await drive();
    const frozen = await lotteryNow(nora, project);
    expect(frozen).toMatchObject({ list: { count: 7 }, result: null });
    const winners = await foretold(project);
    expect(winners).toHaveLength(3);

    await letPass(HOUR_MS);
    deaths += await drive();
    expect(deaths).toBeGreaterThanOrEqual(leastDeaths);
    const drawn = await lotteryNow(nora, project);
    expect(drawn.result?.winners).toEqual(winners);
    expect(drawn.list).toEqual(frozen.list);
    await runLaunch(exchange);
    expect((await lotteryNow(nora, project)).result).toEqual(drawn.result);
    expect((await exchange.reconcile()).differences).toEqual([]);
  });

  it('whose seed is not the committed one any more is none, and everybody is paid back', async () => {
    const [nora] = people;
    const project = await make();
    await letPass(6 * MINUTE_MS);
    await runLaunch(exchange);
    const before = await exchange.available(nora.uid, 'funding', 'USDT');
    await take(nora, project, 2);
    expect(before - (await exchange.available(nora.uid, 'funding', 'USDT'))).toBe(usdt(320));
    await letPass(HOUR_MS);
    await runLaunch(exchange);
    await exchange.database.ownerDb.query('update launch.lottery set seed = $2 where project_id = $1', [
      project.id,
      of('another seed'),
    ]);
    await letPass(HOUR_MS);
    await runLaunch(exchange);
    expect(await lotteryNow(nora, project)).toMatchObject({ voidReason: 'SEED_LOST', result: null });
    expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(before);
    expect((await ownIn(nora, project)).subscription).toMatchObject({ state: 'NOT_ALLOCATED', got: '0' });
    expect((await exchange.reconcile()).differences).toEqual([]);
  });

  it('of the worked example has its root, its list and its winners', async () => {
    const { ownerDb } = exchange.database;
    await ownerDb.query(`select setval(pg_get_serial_sequence('launch.project', 'number'), 41)`);
    const project = await make({ winners: 4, mostWins: 1 });
    const seed = of('demo-server-seed');
    await ownerDb.query('update launch.lottery set seed = $2, commit = $3, salt = $4 where project_id = $1', [
      project.id,
      seed,
      sha256Bytes(seed),
      of('demo-project-salt'),
    ]);
    await advance();
    // These people have no account here, so nothing is settled afterwards; they come in the order of their numbers.
    await ownerDb.query(
      `insert into launch.subscription (id, uid, project_id, round, state, commit_minor, version, vip_bps, tickets, first_at_ms, at_ms)
       select gen_random_uuid(), uid, $1, 1, 'SUBSCRIBED', tickets * 160000000::bigint, 1, 0, tickets, $2::bigint + place, $2::bigint + place
         from unnest($3::text[], $4::int[]) with ordinality as p (uid, tickets, place)`,
      [project.id, exchange.clock.nowMs(), '{1001,1002,1003,1004,1005,1006,1007,1008}', '{2,1,3,1,1,2,1,1}'],
    );
    const findRound = exchange.beacon.findRound;
    exchange.beacon.findRound = async (round) => {
      const heard = await findRound(round);
      return heard.ok ? ok({ ...heard.value, randomness: of('demo-beacon') }) : heard;
    };
    await letPass(HOUR_MS);
    await advance();
    await driveTogether();
    await letPass(HOUR_MS + MINUTE_MS);
    await driveTogether();
    expect(await lotteryNow(people[0], project)).toMatchObject({
      announcement: {
        project: '42',
        commit: '0e3e33aaf449a23cfbbb0fcccf8e920c9690bbd4d8c5c563a6e3930b441cfc5d',
      },
      list: { count: 12, root: '7696f6e63781014310dac6c8ad93c2df75a327f4e62d471e5fbfe9007a5a3684' },
      result: { winners: [11, 2, 1, 9] },
    });
  });
});
