import type { Command } from '@bourse/core/trading/command.ts';
import { imageOf } from '@bourse/core/trading/journal/snapshot.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, journalHead } from '../journal/journal.ts';
import { type CuttingProxy, cuttingProxy } from '../platform/db/cutting-proxy.fixture.ts';
import { Db } from '../platform/db/db.ts';
import { ask, credit, engineRig, MARKET, OPENING, order } from './engine.rig.ts';
import type { Engine } from './engine.ts';
import { Replica } from './replica.ts';
import { SPOT_MACHINE, type SpotTypes } from './spot-machine.ts';

const rig = engineRig();
const { engine, leads, expire } = rig;

describe('an engine', () => {
  it('answers when the journal has it: a trade between two people, the same after a restart', async () => {
    const first = engine('first');
    await leads(first);
    expect(await ask(first, OPENING)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(await ask(first, [order(1, 'a')])).toEqual(['accepted']);
    const answer = await first.submit(order(2, 'b', { side: 'sell', lots: 3 }));
    expect(answer.ok && answer.value.outcome.map(({ kind }) => kind)).toEqual(['accepted', 'trade', 'closed']);
    expect((await journalHead(rig.t.db)).sequence).toBe(7);
    await first.stop();

    const second = engine('second');
    await leads(second);
    expect(second.stateHash()).toEqual(first.stateHash());
    expect(await ask(second, [order(1, 'a')])).toEqual(['repeated']);
  });

  it('puts what many ask at once into few rows, and answers each on its own', async () => {
    const one = engine('one');
    await leads(one);
    await ask(one, OPENING);
    const commands = Array.from({ length: 1_000 }, (_, at) => order(1 + (at % 2), `o-${at}`, { ticks: 1 + (at % 50) }));
    const answers = await ask(one, commands);
    expect(answers.every((kind) => kind === 'accepted')).toBe(true);
    const [rows] = await rig.t.db.query<{ rows: string; commands: string }>(
      'select count(*) as rows, sum(command_count) as commands from journal.row',
    );
    expect(Number(rows!.commands)).toBe(1_005);
    expect(Number(rows!.rows)).toBeLessThan(40);
  });

  it('tells a command that is a bug to its own caller alone', async () => {
    const one = engine('one');
    await leads(one);
    // The compiler would refuse an amount that is a number.
    const bug = { ...order(1, 'x'), kind: 'credit', amountMinor: 1 } as unknown as Command;
    const [market, failed, repeated] = await Promise.allSettled([
      one.submit(MARKET),
      one.submit(bug),
      one.submit(MARKET),
    ]);
    expect([market.status, failed.status, repeated.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await journalHead(rig.t.db)).sequence).toBe(2);
  });

  it('replays equal, in another process’s memory, what random commands did', async () => {
    const one = engine('one');
    await leads(one);
    const random = new RandomCommands(seeded(7));
    await ask(one, random.start());
    for (let round = 0; round < 40; round++)
      await ask(
        one,
        Array.from({ length: 50 }, () => random.next()),
      );
    const replica = new Replica(SPOT_MACHINE, new Journal(rig.t.db));
    await replica.follow();
    expect(replica.stateHash()).toEqual(one.stateHash());
    expect(replica.stateHash().sequence).toBeGreaterThan(2_000);
  });
});

describe('stops by the hundred that one trade reaches', () => {
  const STOPS = 1_200;
  const stop = (at: number) => order(1, `s-${at}`, { ticks: 50, trigger: 'below', stopTicks: 90 });
  const FALL = [order(1, 'bid', { ticks: 90 }), order(2, 'fall', { side: 'sell', ticks: 90 })];
  const asleep = async () => {
    const replica = new Replica(SPOT_MACHINE, new Journal(rig.t.db));
    await replica.follow();
    return imageOf(replica.core).orders.filter(({ stopTicks }) => stopTicks > 0).length;
  };

  it('are woken over several rows, and others are answered before all of them are', async () => {
    const one = engine('one');
    await leads(one);
    await ask(one, [...OPENING, order(2, 'ask', { side: 'sell' }), order(1, 'buy')]);
    await ask(
      one,
      Array.from({ length: STOPS }, (_, at) => stop(at)),
    );
    await ask(one, FALL);
    const other = await one.submit(order(2, 'other', { ticks: 1 }));
    await expect.poll(asleep).toBe(0);
    const { sequence } = one.stateHash();
    expect(other.ok && other.value.sequence).toBeLessThan(sequence);
  });

  it('are woken by the next leader where the first one stops in the middle', async () => {
    const first = engine('first');
    await leads(first);
    await ask(first, [...OPENING, order(2, 'ask', { side: 'sell' }), order(1, 'buy')]);
    await ask(
      first,
      Array.from({ length: STOPS }, (_, at) => stop(at)),
    );
    const fell = ask(first, FALL);
    await first.stop();
    expect(await fell).toEqual(['accepted', 'accepted']);
    expect(await asleep()).toBeGreaterThan(0);
    const second = engine('second');
    await leads(second);
    await expect.poll(asleep).toBe(0);
    expect(rig.failures).toEqual([]);
  });
});

describe('two engines (I-39)', () => {
  it('one leads, the other follows and refuses; when the lease runs out it takes over with the same state', async () => {
    const first = engine('first');
    await leads(first);
    await ask(first, [...OPENING, order(1, 'a')]);
    const second = engine('second');
    await expect.poll(() => second.stateHash().sequence).toBe(6);
    expect(second.isLeading).toBe(false);
    expect(await ask(second, [order(1, 'b')])).toEqual(['NOT_LEADING']);

    // This acts as if the first had slept for longer than its lease: it still believes that it leads.
    await expire();
    await leads(second);
    expect(first.isLeading).toBe(true);
    expect(await ask(first, [order(1, 'never')])).toEqual(['NOT_LEADING']);
    expect(await ask(second, [order(1, 'c')])).toEqual(['accepted']);
    await expect.poll(() => first.stateHash()).toEqual(second.stateHash());
    expect(second.stateHash().sequence).toBe(7);
    expect(rig.failures).toEqual([]);
  });

  it('hand over without a wait when the first one stops, and what waited is written', async () => {
    const first = engine('first');
    await leads(first);
    const second = engine('second');
    const answers = ask(first, OPENING);
    await first.stop();
    expect(await answers).toEqual(['done', 'done', 'done', 'done', 'done']);
    await leads(second);
    expect(await ask(second, [credit(1, 1)])).toEqual(['repeated']);
  });
});

/** A way to the database that can lose what goes over it. */
async function distantDb(): Promise<{ proxy: CuttingProxy; db: Db; close(): Promise<void> }> {
  const url = new URL(rig.t.url.replace('@/', '@localhost/'));
  const target = { host: url.searchParams.get('host')!, port: Number(url.searchParams.get('port')) };
  const proxy = await cuttingProxy(target);
  const [user, database] = [url.username, url.pathname.slice(1)];
  const db = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 3 });
  const close = async () => {
    await db.end();
    await proxy.close();
  };
  return { proxy, db, close };
}

describe('a leader that is cut off in the midst of a write', () => {
  const APPEND = 'journal_append';
  let away: Awaited<ReturnType<typeof distantDb>>;
  let first: Engine<SpotTypes>;

  beforeEach(async () => {
    away = await distantDb();
    first = engine('first', { db: away.db });
    await leads(first);
    await ask(first, [...OPENING, order(1, 'a')]);
  });
  afterEach(async () => {
    away.proxy.comeBack();
    await first.stop();
    await away.close();
  });

  /** What each caller hears. */
  const hear = async (commands: readonly Command[]): Promise<string[]> => {
    const heard = await Promise.allSettled(commands.map((command) => first.submit(command)));
    return heard.map((one) => {
      if (one.status === 'rejected') return (one.reason as Error).name;
      return one.value.ok ? one.value.value.outcome[0]!.kind : one.value.refusal.code;
    });
  };
  const cut = () => expect.poll(() => away.proxy.cuts).toBe(1);
  /** Somebody else leads from now on, and has written. */
  const overtake = async (commands: readonly Command[]) => {
    await expire();
    const second = engine('second');
    await leads(second);
    const heard = await ask(second, commands);
    return { second, heard };
  };

  it('finds its own row behind that of the next leader, and tells what was done, older duplicates too', async () => {
    away.proxy.cutNext(APPEND, { staysAway: true });
    const heard = hear([order(1, 'a'), order(1, 'b'), credit(1, 1), order(2, 'c')]);
    await cut();
    const { second, heard: later } = await overtake([order(2, 'd'), order(1, 'b')]);
    expect(later).toEqual(['accepted', 'repeated']);
    away.proxy.comeBack();
    expect(await heard).toEqual(['repeated', 'accepted', 'repeated', 'accepted']);
    await expect.poll(() => first.stateHash()).toEqual(second.stateHash());
    expect(rig.failures).toEqual([]);
  });

  it('says that nothing was done where another’s row stands in that place, but not of what was asked for before', async () => {
    away.proxy.cutNext(APPEND, { staysAway: true, isUnheard: true });
    const heard = hear([order(1, 'a'), order(1, 'b'), credit(1, 1)]);
    await cut();
    const { heard: later } = await overtake([order(2, 'd')]);
    expect(later).toEqual(['accepted']);
    away.proxy.comeBack();
    expect(await heard).toEqual(['OutcomeUnknown', 'NOT_LEADING', 'OutcomeUnknown']);
  });

  it('says that nobody knows where no row stands there yet: what was sent may still arrive', async () => {
    away.proxy.cutNext(APPEND, { staysAway: true, isUnheard: true });
    const heard = hear([order(1, 'b')]);
    await cut();
    await expire();
    const second = engine('second');
    await leads(second);
    away.proxy.comeBack();
    expect(await heard).toEqual(['OutcomeUnknown']);
    expect(await ask(second, [order(1, 'b')])).toEqual(['accepted']);
  });

  it('tells nobody that the command was wrong when the database fails otherwise', async () => {
    await rig.t.ownerDb.query('revoke insert on journal.row from bourse_app');
    expect(await hear([order(1, 'b')])).toEqual(['OutcomeUnknown']);
    await expect.poll(() => rig.failures.length).toBe(1);
  });
});

describe('a database that answers badly (F-06)', () => {
  it('a commit whose answer is lost is found again, and happens once', async () => {
    const { proxy, db, close } = await distantDb();
    const distant = engine('distant', { db });
    await leads(distant);
    await ask(distant, OPENING);
    for (let turn = 0; turn < 20; turn++) {
      if (turn % 4 === 0) proxy.cutNext('journal_append');
      expect(await ask(distant, [order(1, `o-${turn}`)])).toEqual(['accepted']);
    }
    expect(proxy.cuts).toBe(5);
    const replica = new Replica(SPOT_MACHINE, new Journal(rig.t.db));
    await replica.follow();
    expect(replica.stateHash()).toEqual(distant.stateHash());
    expect(replica.stateHash().sequence).toBe(25);
    await distant.stop();
    await close();
  });

  it('a journal that somebody changed ends the engine with the sequence, before it leads', async () => {
    const first = engine('first');
    await leads(first);
    await ask(first, OPENING);
    await first.stop();
    await rig.t.ownerDb.query('update journal.row set payload = set_byte(payload, 100, 255 - get_byte(payload, 100))');
    const second = engine('second');
    await expect.poll(() => rig.failures.length).toBe(1);
    expect(rig.failures[0]!.message).toMatch(/broken at sequence 1: ROW_CHECKSUM/);
    expect(second.isLeading).toBe(false);
    expect(await ask(second, [order(1, 'a')])).toEqual(['NOT_LEADING']);
  });
});
