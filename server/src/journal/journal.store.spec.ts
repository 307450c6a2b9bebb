import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cuttingProxy } from '../platform/db/cutting-proxy.fixture.ts';
import { Db } from '../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { Lease } from '../platform/jobs/lease.ts';
import { type Batch, GENESIS, JournalBroken, type NewBatch } from './batch.ts';
import { Journal, journalHead } from './journal.ts';

const FORMAT = 1;
const databases: TestDatabase[] = [];
let t: TestDatabase;
let journal: Journal;
let lease: Lease;

beforeEach(async () => {
  t = await testDatabase();
  databases.push(t);
  journal = new Journal(t.db, { formats: new Set([FORMAT]) });
  lease = newLease('first');
  await lease.hold();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const newLease = (holder: string, db = t.db) => new Lease(db, { name: 'journal', holder, ttlMs: 60_000 });
const expire = () => t.ownerDb.query('update platform.lease set until_at_ms = 1');

function batch(sequence: number, text = `commands of ${sequence}`): NewBatch {
  return {
    sequence,
    format: FORMAT,
    atMs: 1_700_000_000_000 + sequence,
    commandCount: 1,
    payload: new TextEncoder().encode(text),
  };
}

async function write(count: number): Promise<Batch[]> {
  const written: Batch[] = [];
  for (let sequence = 1; sequence <= count; sequence++) {
    const answer = await journal.append(lease, written.at(-1) ?? GENESIS, batch(sequence));
    if (!answer.ok) throw new Error(answer.refusal.code);
    written.push(answer.value);
  }
  return written;
}

async function readAll(after?: Batch): Promise<Batch[]> {
  const all: Batch[] = [];
  for await (const one of journal.read(after)) all.push(one);
  return all;
}

const code = (answer: Awaited<ReturnType<Journal['append']>>): string => (answer.ok ? 'ok' : answer.refusal.code);

describe('append and read', () => {
  it('gives back what was written, in order, over several pages, from any place on', async () => {
    const written = await write(150);
    expect(await readAll()).toEqual(written.map((one) => ({ ...one, payload: Buffer.from(one.payload) })));
    expect((await readAll(written[99])).map((one) => one.sequence)).toEqual(
      Array.from({ length: 50 }, (_, at) => 101 + at),
    );
    expect(await journalHead(t.db)).toEqual({ sequence: 150, hash: written[149]!.hash });
  });

  it('is empty at first', async () => {
    expect(await journalHead(t.db)).toEqual(GENESIS);
    expect(await readAll()).toEqual([]);
  });

  it('refuses a batch that does not follow: a gap, a second one of the same number, another past', async () => {
    const [first, second] = await write(2);
    expect(code(await journal.append(lease, second!, batch(4)))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, first!, batch(2, 'something else')))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, first!, batch(3)))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, GENESIS, batch(1)))).toBe('ok');
    expect((await readAll()).length).toBe(2);
  });

  it('takes one of many that want the same place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => journal.append(lease, GENESIS, batch(1, `writer ${at}`))),
    );
    expect(answers.map(code).filter((one) => one === 'ok')).toHaveLength(1);
    expect((await readAll()).length).toBe(1);
  });
});

describe('one writer (I-39)', () => {
  it('refuses a leader that slept while another one took over, and one whose time ran out', async () => {
    const [first] = await write(1);
    const successor = newLease('second');
    expect(await successor.hold()).toBeNull();
    expect(code(await journal.append(successor, first!, batch(2)))).toBe('LEASE_LOST');
    await expire();
    expect(code(await journal.append(lease, first!, batch(2)))).toBe('LEASE_LOST');
    await successor.hold();
    expect(code(await journal.append(lease, first!, batch(2)))).toBe('LEASE_LOST');
    expect(code(await journal.append(successor, first!, batch(2)))).toBe('ok');
    expect((await readAll()).map((one) => one.epoch)).toEqual([1n, 2n]);
  });

  it('keeps the lease from changing hands while an append commits, so that the successor reads all of it', async () => {
    await write(1);
    const client = await t.ownerDb.raw();
    await client.query('begin');
    await client.query('select 1 from platform.lease for share');
    await client.query(
      'insert into journal.batch select 2, 1, 1, at_ms, 1, payload, checksum, hash from journal.batch',
    );
    await expect(expire()).rejects.toThrow(/lock timeout/);
    await client.query('commit');
    client.release();
    await expire();
    expect(await newLease('second').hold()).toBe(2n);
    expect((await journalHead(t.db)).sequence).toBe(2);
  }, 20_000);
});

describe('an answer that is lost (I-10, F-06)', () => {
  it('leaves the batch there once, and says so', async () => {
    const url = new URL(t.url.replace('@/', '@localhost/'));
    const proxy = await cuttingProxy({
      host: url.searchParams.get('host')!,
      port: Number(url.searchParams.get('port')),
    });
    const db = new Db({
      host: proxy.host,
      port: 5432,
      user: url.username,
      database: url.pathname.slice(1),
      role: 'bourse_app',
      poolMax: 2,
    });
    const distant = new Journal(db, { formats: new Set([FORMAT]) });
    let previous: Pick<Batch, 'sequence' | 'hash'> = GENESIS;
    for (let sequence = 1; sequence <= 20; sequence++) {
      if (sequence % 4 === 0) proxy.cutNext('insert into journal.batch');
      const answer = await distant.append(lease, previous, batch(sequence));
      expect(code(answer)).toBe('ok');
      if (answer.ok) previous = answer.value;
    }
    expect(proxy.cuts).toBe(5);
    expect((await readAll()).map((one) => one.sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await db.end();
    await proxy.close();
  });
});

describe('a journal that cannot be trusted (I-11)', () => {
  const damages: readonly [string, string, RegExp][] = [
    ['a missing row', 'delete from journal.batch where sequence = 3', /missing/],
    [
      'a flipped bit',
      'update journal.batch set payload = set_bit(payload, 5, 1 - get_bit(payload, 5)) where sequence = 3',
      /bytes/,
    ],
    ['a changed time', 'update journal.batch set at_ms = at_ms + 1 where sequence = 3', /does not follow/],
    ['another leader', 'update journal.batch set epoch = 7 where sequence = 3', /does not follow/],
    ['another count', 'update journal.batch set command_count = 2 where sequence = 3', /does not follow/],
    ['a format of its own', 'update journal.batch set format = 9 where sequence = 3', /does not follow/],
    ['a changed hash', "update journal.batch set hash = sha256('x') where sequence = 3", /does not follow/],
  ];
  it.each(damages)('%s is named with its sequence, and nothing after it is read', async (_, sql, reason) => {
    await write(5);
    await t.ownerDb.query(sql);
    const read: number[] = [];
    const reading = (async () => {
      for await (const one of journal.read()) read.push(one.sequence);
    })();
    await expect(reading).rejects.toThrow(JournalBroken);
    await expect(reading).rejects.toThrow(reason);
    await expect(reading).rejects.toMatchObject({ sequence: 3 });
    expect(read).toEqual([1, 2]);
  });

  it('a row in an encoding that this version does not know', async () => {
    const answer = await journal.append(lease, GENESIS, { ...batch(1), format: 2 });
    expect(code(answer)).toBe('ok');
    await expect(readAll()).rejects.toThrow(/format 2 is of a newer version/);
  });

  it('the application can neither change nor delete what was written', async () => {
    await write(1);
    for (const sql of ['update journal.batch set at_ms = 0', 'delete from journal.batch', 'truncate journal.batch']) {
      await expect(t.db.query(sql)).rejects.toThrow(/permission denied/);
    }
  });
});
