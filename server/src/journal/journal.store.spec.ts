import { bytesOf, sealRow } from '@bourse/core/journal/journal-row.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cuttingProxy } from '../platform/db/cutting-proxy.fixture.ts';
import { Db } from '../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { Lease } from '../platform/jobs/lease.ts';
import { Journal, journalHead, type NewRow, type ReadRow } from './journal.ts';
import { GENESIS, hashWords, JournalBroken, type JournalPlace } from './place.ts';

const databases: TestDatabase[] = [];
let t: TestDatabase;
let journal: Journal;
let lease: Lease;

beforeEach(async () => {
  t = await testDatabase();
  databases.push(t);
  journal = new Journal(t.db);
  lease = newLease('first');
  await lease.hold();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const newLease = (holder: string, db = t.db) => new Lease(db, { name: 'journal', holder, ttlMs: 60_000 });
const expire = () => t.ownerDb.query('update platform.lease set until_at_ms = 1');

/** A row of some commands; what they say is nothing to the journal. */
function row(number: number, count = 1 + (number % 3)): NewRow {
  return {
    count,
    atMs: 1_700_000_000_000 + number,
    commands: Uint32Array.from({ length: count * 2 }, (_, at) => number * 1_000 + at),
    events: Uint32Array.of(number),
  };
}

async function write(rows: number): Promise<JournalPlace[]> {
  const places: JournalPlace[] = [];
  for (let number = 1; number <= rows; number++) {
    const answer = await journal.append(lease, places.at(-1) ?? GENESIS, row(number));
    if (!answer.ok) throw new Error(answer.refusal.code);
    places.push(answer.value);
  }
  return places;
}

async function readAll(after?: JournalPlace): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  for await (const one of journal.read(after)) all.push(one);
  return all;
}

const code = (answer: Awaited<ReturnType<Journal['append']>>): string => (answer.ok ? 'ok' : answer.refusal.code);

describe('append and read', () => {
  it('gives back what was written, in order, over several pages, from any place on', async () => {
    const places = await write(150);
    const read = await readAll();
    expect(read.map(({ place }) => place)).toEqual(places);
    for (const [at, { row: one }] of read.entries()) {
      expect({ ...one, previousHash: null }).toEqual({
        ...row(at + 1),
        firstSequence: (places[at - 1]?.sequence ?? 0) + 1,
        previousHash: null,
      });
    }
    expect((await readAll(places[99])).map(({ place }) => place)).toEqual(places.slice(100));
    expect(await journalHead(t.db)).toEqual(places[149]);
  });

  it('is empty at first', async () => {
    expect(await journalHead(t.db)).toEqual(GENESIS);
    expect(await readAll()).toEqual([]);
  });

  it('refuses a row that does not follow: a gap, a second one of the same number, another past', async () => {
    const [first, second] = await write(2);
    const beyond = { sequence: second!.sequence + 1, hash: second!.hash };
    expect(code(await journal.append(lease, beyond, row(4)))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, first!, row(9)))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, { ...second!, hash: first!.hash }, row(3)))).toBe('NOT_NEXT');
    expect(code(await journal.append(lease, GENESIS, row(1)))).toBe('NOT_NEXT');
    expect((await readAll()).length).toBe(2);
  });

  it('takes one of many that want the same place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => journal.append(lease, GENESIS, row(at, 1))),
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
    expect(code(await journal.append(successor, first!, row(2)))).toBe('LEASE_LOST');
    await expire();
    expect(code(await journal.append(lease, first!, row(2)))).toBe('LEASE_LOST');
    await successor.hold();
    expect(code(await journal.append(lease, first!, row(2)))).toBe('LEASE_LOST');
    expect(code(await journal.append(successor, first!, row(2)))).toBe('ok');
    expect(await t.ownerDb.query('select epoch from journal.row order by first_sequence')).toEqual([
      { epoch: '1' },
      { epoch: '2' },
    ]);
  });

  it('keeps the lease from changing hands while an append commits, so that the successor reads all of it', async () => {
    const [first] = await write(1);
    const client = await t.ownerDb.raw();
    await client.query('begin');
    await client.query('select 1 from platform.lease for share');
    await client.query(
      'insert into journal.row select first_sequence + command_count, 1, 1, at_ms, payload, hash from journal.row',
    );
    await expect(expire()).rejects.toThrow(/lock timeout/);
    await client.query('commit');
    client.release();
    await expire();
    expect(await newLease('second').hold()).toBe(2n);
    expect((await journalHead(t.db)).sequence).toBe(first!.sequence + 1);
  }, 20_000);
});

describe('an answer that is lost (I-10, F-06)', () => {
  it('leaves the row there once, and says so', async () => {
    const url = new URL(t.url.replace('@/', '@localhost/'));
    const target = { host: url.searchParams.get('host')!, port: Number(url.searchParams.get('port')) };
    const proxy = await cuttingProxy(target);
    const [user, database] = [url.username, url.pathname.slice(1)];
    const db = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 2 });
    const distant = new Journal(db);
    let place = GENESIS;
    for (let number = 1; number <= 20; number++) {
      if (number % 4 === 0) proxy.cutNext('journal_append');
      const answer = await distant.append(lease, place, row(number));
      expect(code(answer)).toBe('ok');
      if (answer.ok) place = answer.value;
    }
    expect(proxy.cuts).toBe(5);
    const read = await readAll();
    expect(read).toHaveLength(20);
    expect(read.at(-1)!.place).toEqual(place);
    await db.end();
    await proxy.close();
  });
});

describe('a journal that cannot be trusted (I-11)', () => {
  const third = '(select first_sequence from journal.row order by 1 offset 2 limit 1)';
  const damages: readonly [string, string, string][] = [
    ['a missing row', `delete from journal.row where first_sequence = ${third}`, 'ROW_GAP'],
    [
      'a flipped bit',
      `update journal.row set payload = set_bit(payload, 600, 1 - get_bit(payload, 600)) where first_sequence = ${third}`,
      'ROW_CHECKSUM',
    ],
    [
      'a cut payload',
      `update journal.row set payload = substr(payload, 1, 40) where first_sequence = ${third}`,
      'ROW_CUT_OFF',
    ],
    [
      'a newer version',
      `update journal.row set payload = set_byte(payload, 4, 9) where first_sequence = ${third}`,
      'ROW_VERSION',
    ],
    ['a changed time', `update journal.row set at_ms = at_ms + 1 where first_sequence = ${third}`, 'ROW_COLUMNS'],
    [
      'a changed count',
      `update journal.row set command_count = command_count % 2 + 1 where first_sequence = ${third}`,
      'ROW_COLUMNS',
    ],
    ['a changed hash', `update journal.row set hash = sha256('x') where first_sequence = ${third}`, 'ROW_COLUMNS'],
  ];
  it.each(damages)('%s is named with its first command, and nothing after it is read', async (_, sql, reason) => {
    const places = await write(5);
    await t.ownerDb.query(sql);
    const read: JournalPlace[] = [];
    const reading = (async () => {
      for await (const { place } of journal.read()) read.push(place);
    })();
    await expect(reading).rejects.toThrow(JournalBroken);
    await expect(reading).rejects.toMatchObject({ sequence: places[1]!.sequence + 1, reason });
    expect(read).toEqual(places.slice(0, 2));
  });

  it('a whole row that follows another past is refused', async () => {
    const [first, second] = await write(2);
    const stranger = sealRow({ ...row(2), firstSequence: first!.sequence + 1, previousHash: hashWords(second!) });
    await t.ownerDb.query('update journal.row set payload = $1, hash = sha256($1) where first_sequence = $2', [
      bytesOf(stranger),
      first!.sequence + 1,
    ]);
    await expect(readAll()).rejects.toMatchObject({ sequence: first!.sequence + 1, reason: 'ROW_CHAIN' });
  });

  it('the application can neither change nor delete what was written', async () => {
    await write(1);
    for (const sql of ['update journal.row set at_ms = 0', 'delete from journal.row', 'truncate journal.row']) {
      await expect(t.db.query(sql)).rejects.toThrow(/permission denied/);
    }
  });
});
