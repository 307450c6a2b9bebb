import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { fromHex } from '@bourse/core/launch/bytes.ts';
import { QUICKNET } from '@bourse/core/launch/draw/quicknet.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDrandBeacon, type LaunchDeps } from '../../src/modules/launch/public.ts';
import { launchTickets } from '../../src/modules/launch/queries/person-record.query.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { hearBeacons } from '../../src/modules/launch/usecases/flash/hear-beacons.ts';
import { takeTurns } from '../../src/modules/launch/usecases/flash/take-turns.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { FLASH, flashOf, NAMED, openingOf, strange } from './flash.rig.ts';
import { publish, runLaunch, tokens } from './launch.rig.ts';
import { type Relay, SAID, startRelay } from './relay.fixture.ts';

const PEOPLE = 40;
let exchange: TestExchange;
let nora: Member;
let relay: Relay;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
}, 120_000);
afterAll(() => exchange.close());
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(() => relay.close());

/** A sale with forty people in its opening, whose clock stands still at the start. */
async function opening() {
  const flash = { ...FLASH.flash, beacon: NAMED };
  const project = await publish(exchange, { rounds: [{ ...FLASH, flash, personMinor: tokens(400) }] });
  await runLaunch(exchange);
  const [{ startMs }] = project.rounds as [Project['rounds'][number]];
  const tickets = Array.from({ length: PEOPLE }, (_, nth) =>
    strange(project, nth, { atMs: startMs + nth, ...(nth === 7 && { uid: nora.uid }) }),
  );
  await exchange.services.db.tx((tx) => insertTickets(tx, tickets));
  const clock = new ManualClock(startMs);
  const deps: LaunchDeps = { ...exchange.launch, clock, beacon: createDrandBeacon({ urls: [relay.url] }) };
  return { project, clock, deps };
}
const turns = async (deps: LaunchDeps) => {
  while (await takeTurns(deps));
};
const bytes = (text: string) => fromHex(text)!;

describe('the opening of a flash round', () => {
  it('is ordered by the seed and by what the beacon said after it was closed', async () => {
    const { project, clock, deps } = await opening();
    let asked = 0;
    relay.onAsked = () => (asked += 1);
    const hear = hearBeacons(deps);
    clock.advanceMs(2_999);
    expect([await hear(), asked]).toEqual([false, 0]);
    expect(await flashOf(nora, project)).toMatchObject({
      beacon: { ...NAMED, askedAtMs: null, randomness: null, signature: null },
      seedOnly: null,
      seed: null,
      openingCount: null,
    });
    clock.advanceMs(1_001);
    await turns(deps);
    expect(await openingOf(exchange, project)).toMatchObject({ openedMs: null, drawn: [] });
    expect([await hear(), asked, await hear(), asked]).toEqual([true, 1, false, 1]);
    await turns(deps);
    const { drawn, orderBy } = await openingOf(exchange, project);
    expect(drawn).toEqual(orderBy(bytes(SAID.randomness)));
    expect(drawn).not.toEqual(orderBy(new Uint8Array()));
    const place = drawn.indexOf(nora.uid) + 1;
    await expect
      .poll(() => flashOf(nora, project))
      .toMatchObject({
        beacon: {
          ...NAMED,
          askedAtMs: clock.nowMs(),
          randomness: SAID.randomness,
          signature: SAID.signature,
        },
        seedOnly: null,
        openingCount: PEOPLE,
        ticket: { openingPlace: place },
      });
    const { rows } = await launchTickets.read(exchange.services.db, {
      uid: nora.uid,
      fromMs: null,
      toMs: clock.nowMs(),
      after: null,
      limit: 1_000,
    });
    expect(rows.find((row) => row.project_id === project.id)).toMatchObject({
      opening_place: place,
      opening_count: PEOPLE,
      beacon_round: String(SAID.round),
      beacon_randomness: SAID.randomness,
      beacon_silent_ms: null,
    });
  });

  it.each([
    ['says nothing', null],
    ['says another round, though a true one', { ...SAID, round: 1_001 }],
    ['forges the signature', { ...SAID, signature: SAID.signature.replace(/9$/, '8') }],
    ['forges the randomness', { ...SAID, randomness: SAID.randomness.replace('fe', 'ff') }],
  ])(
    'is ordered by the seed alone where the beacon %s for five seconds, and whatever it says later',
    async (_, says) => {
      const { project, clock, deps } = await opening();
      relay.says = says;
      const hear = hearBeacons(deps);
      clock.advanceMs(3_500);
      expect(await hear()).toBe(false);
      clock.advanceMs(4_999);
      expect(await hear()).toBe(false);
      await turns(deps);
      expect(await openingOf(exchange, project)).toMatchObject({ openedMs: null });
      clock.advanceMs(1);
      expect(await hear()).toBe(true);
      relay.says = SAID;
      expect(await hear()).toBe(false);
      await turns(deps);
      const { drawn, orderBy } = await openingOf(exchange, project);
      expect(drawn).toEqual(orderBy(new Uint8Array()));
      await expect
        .poll(() => flashOf(nora, project))
        .toMatchObject({
          beacon: { round: SAID.round, randomness: null, signature: null },
          seedOnly: 'BEACON_SILENT',
          openingCount: PEOPLE,
        });
    },
  );

  it('is ordered by a beacon that answers late, but within its five seconds', async () => {
    const { project, clock, deps } = await opening();
    const hear = hearBeacons(deps);
    relay.says = null;
    clock.advanceMs(3_000);
    expect(await hear()).toBe(false);
    clock.advanceMs(4_900);
    relay.says = SAID;
    expect(await hear()).toBe(true);
    await turns(deps);
    const { drawn, orderBy } = await openingOf(exchange, project);
    expect(drawn).toEqual(orderBy(bytes(SAID.randomness)));
  });

  it('has one order, also where one process hears the beacon at the moment at which another one gives it up', async () => {
    const { project, clock, deps } = await opening();
    const deaf = hearBeacons({ ...deps, beacon: createDrandBeacon({ urls: [] }) });
    clock.advanceMs(3_000);
    expect(await deaf()).toBe(false);
    clock.advanceMs(5_000);
    const decided = await Promise.all([deaf(), hearBeacons(deps)(), deaf(), hearBeacons(deps)()]);
    expect(decided.filter(Boolean)).toHaveLength(1);
    await turns(deps);
    const { drawn, orderBy, silentMs } = await openingOf(exchange, project);
    expect(drawn).toEqual(orderBy(silentMs === null ? bytes(SAID.randomness) : new Uint8Array()));
  });

  it.each([
    ['another round of the beacon', 'flash set beacon_round = beacon_round + 1'],
    ['no beacon', 'flash set beacon_kind = null, beacon_source = null, beacon_round = null'],
    ['another seed', `flash set seed = sha256('another')`],
    ['another moment of the question', 'flash set beacon_asked_ms = beacon_asked_ms + 1'],
    ['another value', `flash set beacon_randomness = sha256('another')`],
    ['silence', 'flash set beacon_randomness = null, beacon_signature = null, beacon_silent_ms = 1'],
    ['another draw', 'flash set opened_ms = null, opening_count = null'],
    ['other places', 'ticket set opening_place = opening_place + 1'],
  ])('keeps what has ordered it from whoever may write the database: %s', async (_, change) => {
    const { project, clock, deps } = await opening();
    clock.advanceMs(4_000);
    await hearBeacons(deps)();
    await turns(deps);
    const before = await openingOf(exchange, project);
    const forged = exchange.database.ownerDb.query(`update launch.${change} where project_id = $1`, [project.id]);
    await expect(forged).rejects.toThrow('stays as it is');
    expect((await openingOf(exchange, project)).drawn).toEqual(before.drawn);
  });

  it('cannot be drawn before it is decided', async () => {
    const { project } = await opening();
    const drawn = exchange.database.ownerDb.query('update launch.flash set opened_ms = 1 where project_id = $1', [
      project.id,
    ]);
    await expect(drawn).rejects.toThrow('violates check constraint');
  });
});

describe('a sale that staff publish', () => {
  const START_IN_MS = HOUR_MS;
  async function published(id: string): Promise<number> {
    const staff = async (role: 'product' | 'finance') => (await exchange.staff(role)).client;
    const approved = async (role: 'product' | 'finance') => {
      const by = await staff(role);
      const [asked] = (await by.call('staffActions', 'list', { tab: 'waiting' })).rows;
      const { id: actionId, contentHash } = asked!;
      await by.call('staffActions', 'decide', {
        id: actionId,
        contentHash,
        decision: 'approve',
        reason: 'As we agreed',
      });
    };
    const reason = 'A project that we have looked at';
    const fund = { clientRequestId: crypto.randomUUID(), project: id, token: 'HBT', amount: '1000', reason };
    await (await staff('finance')).call('staffLaunch', 'fund', fund);
    await approved('finance');
    const startMs = exchange.clock.nowMs() + START_IN_MS;
    const listingAtMs = String(startMs + 2 * HOUR_MS);
    const round = {
      mode: 'FLASH',
      lot: '100',
      quotaLots: '10',
      leastLots: '1',
      mostLots: '4',
      paySeconds: '180',
      basePrice: '2',
      discountBps: '2000',
      hasVipDiscount: 'false',
      kycMin: '0',
      vipMin: '0',
      startAtMs: String(startMs),
      endAtMs: String(startMs + HOUR_MS),
    };
    await (await staff('product')).call('staffLaunch', 'publish', {
      project: id,
      token: 'HBT',
      payAsset: 'USDT',
      website: 'https://nova.example/',
      supply: '1000000',
      quota: '1000',
      listingAtMs,
      rounds: JSON.stringify([round]),
      schedule: JSON.stringify([{ atMs: listingAtMs, shareBps: '10000' }]),
      reason,
    });
    await approved('product');
    return startMs;
  }
  const shown = async (id: string) => {
    const { project } = await nora.client.call('launch', 'project', { project: id });
    return { named: project.rounds[0]!.flash!.beacon, now: await flashOf(nora, { id }) };
  };

  it('says before that the seed alone orders its opening, where no beacon answers within seconds', async () => {
    await published('without');
    const { named, now } = await shown('without');
    expect(named).toBeNull();
    expect(now).toMatchObject({ beacon: null, seedOnly: 'NO_BEACON', seed: null });
  });

  it('names the first round of drand after its opening', async () => {
    Object.assign(exchange.beacon, createDrandBeacon({ urls: [] }));
    const startMs = await published('with');
    const { named, now } = await shown('with');
    const { genesisMs, periodMs, chainHash } = QUICKNET;
    const round = Math.ceil((startMs + 3_000 - genesisMs) / periodMs) + 1;
    expect(named).toEqual({ kind: 'drand', source: chainHash, round });
    expect(now).toMatchObject({ beacon: { round, askedAtMs: null, randomness: null }, seedOnly: null });
  });
});
