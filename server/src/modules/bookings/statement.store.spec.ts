import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import { explorerUrl } from '../assets/public.ts';
import { minor, rowsOf, statementRig, sumsOf } from './statement.rig.ts';

const { rig, buyer, seller, fileOf, balancesOf } = await statementRig();
afterAll(() => rig.close());

describe('a file of everything', () => {
  test('adds up to what the person has, to the last minor unit, and each row says the balance behind it', async () => {
    for (const who of [buyer, seller]) {
      const rows = rowsOf(await fileOf(who));
      expect(rows.length).toBeGreaterThan(15);
      const balances = await balancesOf(who);
      expect(sumsOf(rows)).toEqual(balances);
      const closing = rows.filter(({ type }) => type === 'closing_balance');
      expect(Object.fromEntries(closing.map((row) => [`${row.account}:${row.asset}`, minor(row.balance!)]))).toEqual(
        balances,
      );
      const running: Record<string, bigint> = {};
      for (const row of rows) {
        const key = `${row.account}:${row.asset}`;
        running[key] = (running[key] ?? 0n) + minor(row.amount!);
        expect([row.id, minor(row.balance!)]).toEqual([row.id, running[key]]);
      }
    }
  });

  test('is in the order of time, with each booking once, its fee, its other side and its worth', async () => {
    const rows = rowsOf(await fileOf(buyer)).filter(({ type }) => type !== 'closing_balance');
    const times = rows.map((row) => row.time_utc!);
    expect([...times].sort()).toEqual(times);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    const transfer = rows.find((row) => row.type === 'transfer' && row.account === 'spot');
    expect(transfer).toMatchObject({
      counterparty: 'funding',
      status: 'COMPLETED',
      amount: '6000',
      usdt_value: '6000',
    });
    const bought = rows.find((row) => row.type === 'trade.buy' && row.asset === 'ETH');
    expect(bought).toMatchObject({ amount: '0.0011', fee: '0', usdt_value: '2.75', account: 'spot' });
    const fee = rows.find((row) => row.type === 'trade.fee');
    expect(fee?.fee).toBe(fee?.amount?.slice(1));
  });

  test('has the same rows as JSON, with exact decimals', async () => {
    const csv = rowsOf(await fileOf(seller)).filter(({ type }) => type !== 'closing_balance');
    const json = JSON.parse(await fileOf(seller, { format: 'json' }));
    expect(json.rows.map((row: { id: string }) => row.id)).toEqual(csv.map((row) => row.id));
    expect(json.row_count).toBe(csv.length);
    expect(sumsOf(json.rows)).toEqual(await balancesOf(seller));
    expect(json.closing_balances).toContainEqual({ account: 'funding', asset: 'ETH', balance: '0.500000000000000001' });
  });
});

describe('a bill', () => {
  test('tells of every row the same as the file: what it moved, and what was there before and after', async () => {
    for (const who of [buyer, seller]) {
      const rows = rowsOf(await fileOf(who)).filter(({ id }) => id !== '');
      const { rows: bills } = must(await rig.http.bills({ limit: 100 }, rig.as(who)));
      expect(bills.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
      for (const row of rows) {
        const { bill, postings } = must(await rig.http.bill({ id: row.id! }, rig.as(who)));
        expect(bill).toEqual(bills.find(({ id }) => id === row.id));
        expect(bill).toMatchObject({ amount: row.amount, fee: row.fee, status: row.status, valueUsdt: row.usdt_value });
        const own = postings.filter(({ amount, asset }) => amount === row.amount && asset === row.asset);
        expect(own.map(({ after }) => after)).toContain(row.balance);
        for (const each of postings) expect(minor(each.after) - minor(each.before)).toBe(minor(each.amount));
      }
    }
  });

  test('has the whole trade, and leads to the order', async () => {
    const { rows } = must(await rig.http.bills({ limit: 100 }, rig.as(buyer)));
    const bought = rows.find(({ kind, asset }) => kind === 'trade.buy' && asset === 'ETH')!;
    const { bill, postings } = must(await rig.http.bill({ id: bought.id }, rig.as(buyer)));
    expect(bill.record).toBe('order');
    expect(postings.map(({ kind, asset }) => [kind, asset])).toEqual([
      ['trade.fee', 'ETH'],
      ['trade.buy', 'USDT'],
      ['trade.buy', 'ETH'],
    ]);
  });

  test('answers for another person’s row as for one that is not there', async () => {
    const { rows } = must(await rig.http.bills({ limit: 100 }, rig.as(buyer)));
    // A trade is of both of them, each with a side of their own.
    const own = rows.filter(({ kind }) => !kind.startsWith('trade.')).map(({ id }) => id);
    for (const id of [...own, '999999-funding-USDT', 't1.999.3-spot-ETH']) {
      expect(await rig.http.bill({ id }, rig.as(seller))).toEqual({ ok: false, refusal: { code: 'BILL_UNKNOWN' } });
    }
    // Nor is there one of another account or coin of the same entry.
    for (const { entryId, account, asset } of rows) {
      for (const id of [`${entryId}-p2p-${asset}`, `${entryId}-${account}-XRP`]) {
        expect(await rig.http.bill({ id }, rig.as(buyer))).toEqual({ ok: false, refusal: { code: 'BILL_UNKNOWN' } });
      }
    }
  });
});

describe('a bill of one entry', () => {
  const apply = async (...commands: LedgerCommand[]) => {
    rig.clock.advanceMs(1_000);
    const answers = await rig.t.db.tx((tx) => rig.deps.ledger.apply(tx, commands));
    return answers.map((answer) => (answer.ok ? answer.entryId : expect.unreachable(answer.refusal.code)));
  };
  const billOf = async (who: TestPerson, entryId: string) =>
    must(await rig.http.bill({ id: `${entryId}-funding-USDT` }, rig.as(who)));

  test('says which entry it takes back, and what each account had before and after', async () => {
    const who = await rig.person();
    const atMs = rig.clock.nowMs();
    const legs = [
      { account: systemAccount('custody', 'USDT', 'eth'), amountMinor: -5_000_000n },
      { account: userAccount(who.uid, 'funding', 'USDT'), amountMinor: 5_000_000n },
    ];
    const [come] = await apply({ op: 'post', key: newId(1), kind: 'deposit', ref: 'r', legs, atMs });
    const [back] = await apply({ op: 'reverse', key: newId(2), entryId: come!, ref: 'r', atMs });
    const posting = { account: 'funding', asset: 'USDT', frozen: '0' };
    expect(await billOf(who, come!)).toMatchObject({
      reverses: null,
      holdKey: null,
      explorerUrl: null,
      postings: [{ ...posting, amount: '5', available: '5', before: '0', after: '5' }],
    });
    expect(await billOf(who, back!)).toMatchObject({
      reverses: come,
      postings: [{ ...posting, amount: '-5', available: '-5', before: '5', after: '0' }],
    });
  });

  test('of a withdrawal says what was set aside for it, and where on its chain it is', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const wish = { asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '30', ...rig.secrets };
    const { id } = must(await rig.http.withdraw({ ...wish, clientRequestId: randomUUID() }, rig.as(who)));
    await rig.t.ownerDb.query(`update wallet.withdrawal set txid = '0xabc' where id = $1`, [id]);
    const [{ hold_key: holdKey }] = (await rig.t.db.query<{ hold_key: string }>(
      'select hold_key from wallet.withdrawal where id = $1',
      [id],
    )) as [{ hold_key: string }];
    const to = [{ account: systemAccount('custody', 'USDT', 'eth'), amountMinor: 30_000_000n }];
    const settle = {
      op: 'settle',
      key: newId(3),
      holdKey,
      kind: 'withdrawal',
      ref: id,
      amountMinor: 30_000_000n,
    } as const;
    const [entryId] = await apply({ ...settle, to, atMs: rig.clock.nowMs() });
    const told = await billOf(who, entryId!);
    expect(told).toMatchObject({
      holdKey,
      reverses: null,
      explorerUrl: explorerUrl(rig.deps, 'eth', '0xabc'),
      postings: [{ amount: '-30', available: '0', frozen: '-30', before: '100', after: '70' }],
      bill: {
        id: `${entryId}-funding-USDT`,
        entryId,
        kind: 'withdrawal',
        record: 'withdrawal',
        network: rig.deps.assets.network('eth')!.name,
        counterparty: OUTSIDE,
        txId: '0xabc',
        ref: id,
        feeAsset: 'USDT',
        valueUsdt: '-30',
      },
    });
    expect(told.bill.fee).not.toBe('0');
  });

  test('of a trade has no parts that are free or frozen, for the trading core keeps one sum', async () => {
    const { rows } = must(await rig.http.bills({ limit: 100 }, rig.as(buyer)));
    const bought = rows.find(({ kind }) => kind === 'trade.buy')!;
    const { postings, reverses, holdKey } = must(await rig.http.bill({ id: bought.id }, rig.as(buyer)));
    expect(new Set(postings.flatMap(({ available, frozen }) => [available, frozen]))).toEqual(new Set([null]));
    expect([reverses, holdKey]).toEqual([null, null]);
  });
});

describe('a statement of a part', () => {
  test('begins, for a range, with what was there before', async () => {
    const fromMs = rig.clock.nowMs() - DAY_MS - 10_000;
    const rows = rowsOf(await fileOf(buyer, { fromMs, toMs: fromMs + 2 * DAY_MS }));
    const opening = rows.filter(({ type }) => type === 'opening_balance');
    expect(opening).toMatchObject([{ account: 'funding', asset: 'USDT', amount: '10000.123456', status: '' }]);
    expect(sumsOf(rows)).toEqual(await balancesOf(buyer));
  });

  test('has nothing later than the end of its range, and the balances of that time', async () => {
    const toMs = rig.clock.nowMs() - DAY_MS - 10_000;
    const rows = rowsOf(await fileOf(buyer, { toMs }));
    expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
      ['deposit', '10000.123456'],
      ['closing_balance', '0'],
    ]);
    expect(rows[1]!.balance).toBe('10000.123456');
  });

  test.each([
    ['account', { account: 'spot' as const }, (row: Record<string, string>) => row.account === 'spot'],
    ['coin', { asset: 'ETH' }, (row: Record<string, string>) => row.asset === 'ETH'],
  ])('has one %s alone', async (_name, over, isIn) => {
    const all = rowsOf(await fileOf(buyer));
    expect(rowsOf(await fileOf(buyer, over))).toEqual(all.filter(isIn));
  });

  test.each([
    ['deposit', ['deposit']],
    ['transfer', ['transfer']],
    ['trade', ['trade.buy', 'trade.sell', 'trade.fee']],
    ['withdraw', []],
    ['external', []],
  ] as const)('says nothing of balances where it has %s alone', async (scope, kinds) => {
    const all = rowsOf(await fileOf(buyer)).filter(({ type }) => (kinds as readonly string[]).includes(type!));
    expect(rowsOf(await fileOf(buyer, { scope }))).toEqual(all.map((row) => ({ ...row, balance: '' })));
  });
});
