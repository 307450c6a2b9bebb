import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { statementRig } from './statement.rig.ts';

const { rig, buyer, request, listed, jobOf, writeAll, textOf, fileOf } = await statementRig();
afterAll(() => rig.close());
const { move, send } = movesOf(rig);

const STATUSES = ['UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED'] as const;
type Asked = Parameters<typeof request>[1];

let deposits = 0;
async function insertDeposit(who: TestPerson, state: string): Promise<string> {
  const [row] = await rig.t.ownerDb.query<{ id: string }>(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
       unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
     values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', '0x', $2, 'native', 1500000, 3, 6, $4, '1', $3, $3, $3) returning id`,
    [who.uid, `0x${who.uid}a${++deposits}`, rig.clock.nowMs(), state],
  );
  return row!.id;
}
const withdraw = async (who: TestPerson, amount: string): Promise<string> =>
  must(
    await rig.http.withdraw(
      { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount, ...rig.secrets },
      rig.as(who),
    ),
  ).id;

/** Makes each way a record can end, twice over, so that every file has several parts. */
async function somebody(): Promise<{ readonly who: TestPerson; readonly friend: TestPerson }> {
  const [who, friend] = [await rig.person(), await rig.person()];
  await rig.give(who, 'USDT', '1000');
  await rig.give(friend, 'USDT', '10');
  const steps = [
    () => insertDeposit(who, 'CONFIRMING'),
    () => insertDeposit(who, 'BELOW_MIN'),
    () => insertDeposit(who, 'COMPLETED'),
    () => withdraw(who, '20'),
    async () => must(await rig.http.cancelWithdrawal({ id: await withdraw(who, '30') }, rig.as(who))),
    async () => must(await send(who, friend.uid, '1.25')),
    async () => must(await send(friend, who.uid, '0.5')),
    async () => must(await move(who, 'funding', 'spot', '2')),
  ];
  for (const step of [...steps, ...steps.slice(0, 1), ...steps.slice(5)]) {
    rig.clock.advanceMs(1_000);
    await step();
  }
  return { who, friend };
}
const { who, friend } = await somebody();

/** Masked names are quoted in CSV. */
const rowsFor = async (whose: TestPerson, asked: Asked): Promise<Record<string, string>[]> =>
  JSON.parse(await fileOf(whose, { ...asked, format: 'json' })).rows;

/** What a page lists, and what a file has, the oldest first; a transfer is one record and two rows. */
const shown = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).reverse();
const filed = async (asked: Asked) => {
  const rows = await rowsFor(who, asked);
  return rows.map(({ reference }) => reference).filter((id, at, all) => id !== all[at - 1]);
};

describe('a file of a filtered page', () => {
  test.each(STATUSES)('has the records that are %s, of every tab', async (status) => {
    const asked = { status, limit: 100 };
    const pages = {
      deposit: must(await rig.http.deposits(asked, rig.as(who))).rows,
      withdraw: must(await rig.http.withdrawals(asked, rig.as(who))).rows,
      transfer: must(await rig.http.transfers(asked, rig.as(who))).rows,
      external: [],
      trade: [],
    };
    for (const scope of ['deposit', 'withdraw', 'transfer', 'external', 'trade'] as const) {
      expect(await filed({ scope, status })).toEqual(shown(pages[scope]));
    }
    if (status === 'COMPLETED') return;
    const all = must(await rig.http.records(asked, rig.as(who))).rows;
    expect(all.length).toBeGreaterThan(1);
    expect(await filed({ scope: 'all', status })).toEqual(shown(all.map(({ row }) => row)));
  });

  test('has all bookings that are completed, where these are asked for', async () => {
    const { rows: before } = must(await rig.http.transfers({}, rig.as(who)));
    await rig.t.ownerDb.query(`update wallet.transfer set state = 'LEAVING' where id = $1`, [before[0]!.id]);
    const { rows } = must(await rig.http.bills({ status: 'COMPLETED', limit: 100 }, rig.as(who)));
    expect(rows.length).toBeGreaterThan(5);
    const file = await rowsFor(who, { status: 'COMPLETED' });
    expect(file.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(file.every(({ status, balance }) => status === 'COMPLETED' && balance === null)).toBe(true);
    await rig.t.ownerDb.query(`update wallet.transfer set state = 'DONE' where id = $1`, [before[0]!.id]);
    const trades = { scope: 'trade', status: 'COMPLETED' } as const;
    expect(await rowsFor(buyer, trades)).toEqual(await rowsFor(buyer, { scope: 'trade' }));
  });

  test('has what a search finds, and what stands on chain or between people', async () => {
    const moved = must(await rig.http.transfers({}, rig.as(who))).rows[0]!;
    for (const search of [moved.id, moved.id.slice(0, 8), OUTSIDE, `0x${who.uid}a1`]) {
      const found = must(await rig.http.records({ search, limit: 100 }, rig.as(who))).rows;
      expect(found.length).toBeGreaterThan(0);
      expect(await filed({ search })).toEqual(shown(found.map(({ row }) => row)));
    }
    for (const kind of ['ONCHAIN', 'INTERNAL'] as const) {
      const { rows } = must(await rig.http.deposits({ kind, limit: 100 }, rig.as(who)));
      expect(await filed({ scope: 'deposit', kind })).toEqual(shown(rows));
    }
    const order = must(await rig.http.bills({ limit: 100 }, rig.as(buyer))).rows.find(
      ({ record }) => record === 'order',
    )!;
    const trades = await rowsFor(buyer, { scope: 'trade', search: order.ref });
    expect(trades.length).toBeGreaterThan(1);
    for (const { reference, type } of trades)
      expect([reference, type]).toEqual([order.ref, expect.stringMatching(/^trade/)]);
    expect(trades.map(({ id }) => id)).toContain(order.id);
  });

  test('says of each record what it is about, and of a transfer what it does to either account', async () => {
    const of = async (asked: Asked) =>
      (await rowsFor(who, asked)).map((row) => [row.type, row.account, row.amount, row.fee, row.status]);
    expect(await of({ scope: 'withdraw', status: 'NOT_COMPLETED' })).toMatchObject([
      ['withdrawal', 'funding', '-30', expect.stringMatching(/^[0-9.]+$/), 'CANCELLED'],
    ]);
    expect((await of({ scope: 'deposit', kind: 'INTERNAL' }))[0]).toEqual([
      'internal',
      'funding',
      '0.5',
      '0',
      'COMPLETED',
    ]);
    expect((await of({ scope: 'transfer', status: 'COMPLETED' })).slice(0, 2)).toEqual([
      ['transfer', 'funding', '-2', '0', 'COMPLETED'],
      ['transfer', 'spot', '2', '0', 'COMPLETED'],
    ]);
    const title = JSON.parse(await fileOf(who, { scope: 'deposit', status: 'UNDER_WAY', format: 'json' }));
    expect(title).toMatchObject({ status: 'UNDER_WAY', search: null, opening_balances: null, row_count: 2 });
  });

  test('is of one person', async () => {
    const { rows } = must(await rig.http.transfers({}, rig.as(who)));
    expect(await rowsFor(friend, { search: rows[0]!.id })).toEqual([]);
  });
});

describe('a process that is killed, or slow', () => {
  const letGo = new AbortController();
  letGo.abort();

  test('leaves the file as it was planned, whatever the records have become', async () => {
    const whole = await fileOf(who, { scope: 'deposit', search: `0x${who.uid}` });
    const { id } = must(await request(who, { scope: 'deposit', search: `0x${who.uid}` }));
    await jobOf('first').run(letGo.signal);
    expect(await listed(who, id)).toMatchObject({ state: 'RUNNING', search: `0x${who.uid}`, rowsTotal: 4 });
    await rig.t.ownerDb.query(`update wallet.deposit set state = 'COMPLETED' where uid = $1 and state = 'CONFIRMING'`, [
      who.uid,
    ]);
    await insertDeposit(who, 'CONFIRMING');
    // Leaves the export as a killed process does: nothing is released.
    await rig.t.ownerDb.query(`update statement.export set worker = 'dead', worker_until_ms = 0 where id = $1`, [id]);
    await writeAll('second');
    expect(await textOf(who, id)).toBe(whole);
    expect(await rig.t.db.query('select 1 from statement.pick')).toEqual([]);
  });

  test('plans in nobody’s way: what a lost plan has chosen is not what the file has', async () => {
    const { id } = must(await request(who, { scope: 'withdraw', status: 'UNDER_WAY' }));
    const [set] = [randomUUID()];
    await rig.t.ownerDb.query(`insert into statement.pick (export_id, set_id, number, body) values ($1, $2, 0, '')`, [
      id,
      set,
    ]);
    await writeAll();
    expect(await listed(who, id)).toMatchObject({
      state: 'DONE',
      rowsDone: 1,
      fileName: expect.stringMatching(/withdraw-under-way-/),
    });
  });
});

describe('a request', () => {
  test('that is sent ten times at once with one key is one job, and another filter under that key is refused', async () => {
    const clientRequestId = randomUUID();
    const asked = { clientRequestId, scope: 'deposit', status: 'UNDER_WAY' } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(who, asked)));
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1);
    for (const other of [
      { status: 'COMPLETED' },
      { search: '12345678' },
      { kind: 'ONCHAIN' },
      { side: 'deposit' },
    ] as const) {
      expect(await request(who, { ...asked, ...other })).toMatchObject({ refusal: { code: 'IDEMPOTENCY_MISMATCH' } });
    }
    await writeAll();
  });
});
