import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { bookingsHttp } from './bookings.http.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { move, send } = movesOf(rig);

describe('histories', () => {
  test('are walked without a gap or a repeat while rows are added', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '1000');
    for (let count = 0; count < 25; count++) {
      must(await move(who, 'funding', 'spot', '1'));
      // Several rows of one millisecond must not hide behind each other.
      if (count % 3 === 0) rig.clock.advanceMs(1);
    }
    const walk = async (
      page: (before: object) => Promise<{ rows: readonly { id: string }[]; next: string | null }>,
    ) => {
      const ids: string[] = [];
      let before: object = {};
      for (;;) {
        const { rows, next } = await page(before);
        ids.push(...rows.map((row) => row.id));
        rig.clock.advanceMs(1);
        must(await move(who, 'funding', 'spot', '1'));
        if (next === null) return ids;
        before = { before: next };
      }
    };
    for (const ask of [
      async (before: object) => must(await rig.http.transfers({ limit: 4, ...before }, rig.as(who))),
      async (before: object) => must(await rig.http.bills({ limit: 4, ...before }, rig.as(who))),
    ]) {
      const started = (await ask({ limit: 100 })).rows.map((row) => row.id);
      const seen = await walk(ask);
      expect(new Set(seen).size).toBe(seen.length);
      for (const id of started) expect(seen).toContain(id);
    }
  });

  test('join money from chains and from people in one order', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(friend, 'USDT', '100');
    for (let count = 0; count < 6; count++) {
      rig.clock.advanceMs(1_000);
      if (count % 2) must(await send(friend, who.uid, '1'));
      else await insertDeposit(who, count);
    }
    const ids: string[] = [];
    const kinds: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await rig.http.deposits({ limit: 2, ...(before ? { before } : {}) }, rig.as(who)));
      ids.push(...page.rows.map((row) => row.id));
      kinds.push(...page.rows.map((row) => row.kind));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(kinds).toEqual(['INTERNAL', 'ONCHAIN', 'INTERNAL', 'ONCHAIN', 'INTERNAL', 'ONCHAIN']);
    expect(new Set(ids).size).toBe(6);
    const internal = must(await rig.http.deposits({ kind: 'INTERNAL', limit: 2 }, rig.as(who)));
    expect(internal.rows).toHaveLength(2);
    expect(internal.next).not.toBeNull();
    expect(must(await rig.http.depositDetail({ id: ids[1]! }, rig.as(who))).amount).toBe('0.000001');
  });

  test('refuse a cursor that is none', async () => {
    const who = await rig.person();
    const wrong = { refusal: { code: 'FIELD_INVALID', details: { field: 'before', reason: 'NOT_A_CURSOR' } } };
    for (const ask of [rig.http.transfers, rig.http.bills, rig.http.deposits, rig.http.withdrawals, rig.http.records]) {
      expect(await ask({ before: 'abc' }, rig.as(who))).toMatchObject(wrong);
    }
  });
});

describe('a history of a product', () => {
  const sends = { name: 'sends', bookings: { histories: [{ name: 'sends', kinds: ['internal'] }] } };
  const { bills } = bookingsHttp({ ...rig.deps, products: [sends] });

  test('has the entries of its kinds, and is walked as every other', async () => {
    const [who, friend] = [await rig.person(), await rig.person()];
    await rig.give(who, 'USDT', '100');
    for (let count = 0; count < 3; count++) {
      must(await send(who, friend.uid, '2'));
      must(await move(who, 'funding', 'spot', '1'));
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await bills({ history: 'sends', limit: 2, ...(before ? { before } : {}) }, rig.as(who)));
      seen.push(...page.rows.map(({ kind, amount }) => `${kind} ${amount}`));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['internal -2', 'internal -2', 'internal -2']);
  });

  test('that nobody has is refused', async () => {
    const wrong = { refusal: { code: 'FIELD_INVALID', details: { field: 'history', reason: 'NOT_A_HISTORY' } } };
    expect(await bills({ history: 'airdrop' }, rig.as(await rig.person()))).toMatchObject(wrong);
  });
});

describe('a history that is asked for a part of it', () => {
  const withdraw = async (who: TestPerson, amount: string) =>
    must(
      await rig.http.withdraw(
        { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount, ...rig.secrets },
        rig.as(who),
      ),
    );
  /** One record of each end that a record can come to, and the ids by what they are. */
  async function records(who: TestPerson) {
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const steps = {
      arriving: () => insertDeposit(who, 1, 'CONFIRMING'),
      small: () => insertDeposit(who, 2, 'BELOW_MIN'),
      arrived: () => insertDeposit(who, 3),
      leaving: async () => (await withdraw(who, '20')).id,
      cancelled: async () => {
        const { id } = await withdraw(who, '30');
        must(await rig.http.cancelWithdrawal({ id }, rig.as(who)));
        return id;
      },
      sent: async () => must(await send(who, friend.uid, '1')).id,
      moved: async () => must(await move(who, 'funding', 'spot', '2')).id,
    };
    const ids: Record<string, string> = {};
    for (const [name, make] of Object.entries(steps)) {
      rig.clock.advanceMs(1_000);
      ids[name] = await make();
    }
    const nameOf = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return { friend, ids, named: (rows: readonly { id: string }[]) => rows.map(({ id }) => nameOf.get(id) ?? id) };
  }

  test('by how far a record has come has each record under one word', async () => {
    const who = await rig.person();
    const { named } = await records(who);
    type Status = 'UNDER_WAY' | 'COMPLETED' | 'NOT_COMPLETED';
    const arrivals = async (status: Status) => named(must(await rig.http.deposits({ status }, rig.as(who))).rows);
    const leavings = async (status: Status) => named(must(await rig.http.withdrawals({ status }, rig.as(who))).rows);
    expect(await arrivals('UNDER_WAY')).toEqual(['arriving']);
    expect(await arrivals('NOT_COMPLETED')).toEqual(['small']);
    expect(await arrivals('COMPLETED')).toEqual(['arrived']);
    expect(await leavings('UNDER_WAY')).toEqual(['leaving']);
    expect(await leavings('NOT_COMPLETED')).toEqual(['cancelled']);
    expect(await leavings('COMPLETED')).toEqual(['sent']);
    const all = async (status?: Status) =>
      named(must(await rig.http.records(status ? { status } : {}, rig.as(who))).rows.map(({ row }) => row));
    expect(await all('UNDER_WAY')).toEqual(['leaving', 'arriving']);
    expect(await all('NOT_COMPLETED')).toEqual(['cancelled', 'small']);
    expect(await all('COMPLETED')).toEqual(['moved', 'sent', 'arrived']);
    expect(await all()).toEqual(['moved', 'sent', 'cancelled', 'leaving', 'arrived', 'small', 'arriving']);
  });

  test('walks all three kinds of records without a gap or a repeat', async () => {
    const who = await rig.person();
    const { named } = await records(who);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await rig.http.records({ limit: 2, ...(before ? { before } : {}) }, rig.as(who)));
      seen.push(...named(page.rows.map(({ row }) => row)));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['moved', 'sent', 'cancelled', 'leaving', 'arrived', 'small', 'arriving']);
  });

  test('leaves out bookings that have not come to their end, and walks on', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    for (let count = 0; count < 6; count++) {
      const { id } = must(await move(who, 'funding', 'spot', '1'));
      // A transfer whose money has left one account and is not in the other.
      if (count % 2) await rig.t.ownerDb.query(`update wallet.transfer set state = 'LEAVING' where id = $1`, [id]);
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const asked = { status: 'COMPLETED' as const, account: 'funding' as const, limit: 2 };
      const page = must(await rig.http.bills({ ...asked, ...(before ? { before } : {}) }, rig.as(who)));
      seen.push(...page.rows.map(({ amount, status }) => `${amount} ${status}`));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['-1 COMPLETED', '-1 COMPLETED', '-1 COMPLETED', '100 COMPLETED']);
    await rig.t.ownerDb.query(`update wallet.transfer set state = 'DONE' where uid = $1`, [who.uid]);
  });

  test('by a number finds it by its beginning, in any case, and an address whole', async () => {
    const who = await rig.person();
    const { friend, ids, named } = await records(who);
    const find = async (search: string, whose = who) =>
      named(must(await rig.http.records({ search }, rig.as(whose))).rows.map(({ row }) => row));
    for (const [name, id] of Object.entries(ids)) expect(await find(id)).toEqual([name]);
    expect(await find(ids.moved!.replaceAll('-', '').slice(0, 30).toUpperCase())).toEqual(['moved']);
    expect(await find(`0X${who.uid}A`)).toEqual(['arrived', 'small', 'arriving']);
    expect(await find(`0x${who.uid}a2`)).toEqual(['small']);
    expect(await find(OUTSIDE.toLowerCase())).toEqual(['cancelled', 'leaving']);
    // An address is found whole only, and nobody finds what is another person's.
    expect(await find(OUTSIDE.slice(0, 20))).toEqual([]);
    expect(await find('nowhere-to-be-found')).toEqual([]);
    expect(await find(ids.leaving!, friend)).toEqual([]);
    expect(await find(ids.sent!, friend)).toEqual(['sent']);
    const both = must(await rig.http.records({ search: OUTSIDE, status: 'UNDER_WAY' }, rig.as(who)));
    expect(named(both.rows.map(({ row }) => row))).toEqual(['leaving']);
    expect(must(await rig.http.transfers({ search: ids.moved! }, rig.as(who))).rows).toHaveLength(1);
  });

  test('names the booking that each transfer begins with', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    must(await move(who, 'funding', 'spot', '6'));
    rig.clock.advanceMs(1);
    must(await move(who, 'spot', 'p2p', '1'));
    const { rows } = must(await rig.http.transfers({}, rig.as(who)));
    const bills = await Promise.all(
      rows.map(async ({ billId }) => must(await rig.http.bill({ id: billId! }, rig.as(who))).bill),
    );
    expect(bills.map(({ account, amount, ref }) => [account, amount, ref])).toEqual([
      ['funding', '1', rows[0]!.id],
      ['funding', '-6', rows[1]!.id],
    ]);
  });
});

async function insertDeposit(who: TestPerson, count: number, state = 'COMPLETED'): Promise<string> {
  const [row] = await rig.t.ownerDb.query<{ id: string }>(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
       unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
     values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', '0x', $2, 'native', 1, 3, 6, $4, '1', $3, $3, $3) returning id`,
    [who.uid, `0x${who.uid}a${count}`, rig.clock.nowMs(), state],
  );
  return row!.id;
}
