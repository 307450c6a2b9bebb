import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { fromHex } from '@bourse/core/launch/bytes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { takeTurns } from '../../src/modules/launch/usecases/flash/take-turns.ts';
import { driveDraws } from '../../src/modules/launch/usecases/lottery/drive-draws.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { FLASH, NAMED, openingOf, strange } from './flash.rig.ts';
import { publish, runLaunch, tokens } from './launch.rig.ts';
import { lotteryNow, lotteryOf, take } from './lottery.rig.ts';
import { SAID } from './relay.fixture.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '100000' } });
}, 120_000);
afterAll(() => exchange.close());

interface Written {
  readonly round: number;
  readonly randomness: string;
  readonly signature: string;
}
const CHOSEN = 'ab'.repeat(32);
/** What whoever can write into the table, and cannot sign for the beacon, would write there. */
const FORGED: readonly Written[] = [
  { ...SAID, randomness: CHOSEN },
  { ...SAID, signature: 'cd'.repeat(48), randomness: CHOSEN },
  // A true value, but of another round than was named.
  { ...SAID, round: SAID.round + 1 },
];
const columns = ({ randomness, signature }: Written) => [fromHex(randomness), fromHex(signature)];

describe('a value of the beacon that somebody wrote into the table', () => {
  it('orders no opening, and one that was signed for its round does', async () => {
    const { db } = exchange.services;
    const opening = async (written: Written) => {
      const flash = { ...FLASH.flash, beacon: { ...NAMED, round: written.round } };
      const project = await publish(exchange, { rounds: [{ ...FLASH, flash, personMinor: tokens(400) }] });
      await runLaunch(exchange);
      const tickets = [0, 1, 2].map((nth) => strange(project, nth, { atMs: project.rounds[0]!.startMs + nth }));
      await db.tx((tx) => insertTickets(tx, tickets));
      await db.query(
        `update launch.flash set beacon_asked_ms = 1, beacon_randomness = $2, beacon_signature = $3 where project_id = $1`,
        [project.id, ...columns(written)],
      );
      return project;
    };
    const forged: Project[] = [];
    for (const written of FORGED) forged.push(await opening(written));
    const right = await opening(SAID);
    const deps = { ...exchange.launch, clock: new ManualClock(right.rounds[0]!.startMs + 4_000) };
    await expect(takeTurns(deps)).rejects.toThrow('did not sign');
    for (const project of forged) {
      expect(await openingOf(exchange, project)).toMatchObject({ openedMs: null, drawn: [] });
    }
    const { drawn, orderBy } = await openingOf(exchange, right);
    expect(drawn).toEqual(orderBy(fromHex(SAID.randomness)!));
    // Nobody waits for ever: the round ends as it would have.
    await exchange.letPass(HOUR_MS, nora);
    await runLaunch(exchange);
    const queued = await db.query(`select 1 from launch.ticket where state = 'QUEUED'`);
    expect(queued).toEqual([]);
  });

  it('draws no lottery, and one that was signed for its round does', async () => {
    const lottery = async (written: Written) => {
      const beacon = { ...exchange.beacon, ...NAMED, roundFor: () => written.round };
      const project = await publish(exchange, {
        rounds: [lotteryOf({ clock: exchange.clock, beacon })],
        listingMs: exchange.clock.nowMs() + 2 * HOUR_MS,
      });
      await exchange.letPass(6 * MINUTE_MS, nora);
      await runLaunch(exchange);
      await take(nora, project, 2);
      return project;
    };
    const forged: Project[] = [];
    for (const written of FORGED) forged.push(await lottery(written));
    const right = await lottery(SAID);
    await exchange.letPass(HOUR_MS, nora);
    await runLaunch(exchange);
    for (const [index, { id }] of [...forged, right].entries()) {
      await exchange.services.db.query(
        'update launch.lottery set randomness = $2, signature = $3 where project_id = $1',
        [id, ...columns(FORGED[index] ?? SAID)],
      );
    }
    await exchange.letPass(HOUR_MS, nora);
    await expect(driveDraws(exchange.launch)).rejects.toThrow('did not sign');
    for (const project of forged) {
      expect(await lotteryNow(nora, project)).toMatchObject({ result: null, voidReason: null });
    }
    expect((await lotteryNow(nora, right)).result?.winners).toHaveLength(2);
  });
});
