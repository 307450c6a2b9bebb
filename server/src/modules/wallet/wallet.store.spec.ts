import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOwnBalance } from './queries/own-balance.query.ts';
import { writeDailyTotals } from './usecases/write-daily-totals.ts';
import { writeNextDailyTotals } from './usecases/write-next-daily-total.ts';
import { DAY_MS, HOUR_MS, type Rig, type TestPerson, walletRig } from './wallet.rig.ts';

const OUTSIDE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

const must = <Value>(answer: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};
type Account = 'funding' | 'spot' | 'p2p' | 'futures';
const move = (who: TestPerson, from: Account, to: Account, amount: string, clientRequestId: string = randomUUID()) =>
  rig.http.transfer({ clientRequestId, asset: 'USDT', from, to, amount }, rig.as(who));
const balances = async (who: TestPerson) =>
  Object.fromEntries(
    (await findOwnBalance(rig.t.db, who.uid)).map((row) => [`${row.account}/${row.asset}`, row.availableMinor]),
  );
const send = (who: TestPerson, to: string, amount: string, more: object = {}) =>
  rig.http.send(
    {
      clientRequestId: randomUUID(),
      asset: 'USDT',
      recipientType: 'account' as const,
      recipientAccount: to,
      amount,
      ...rig.secrets,
      ...more,
    },
    rig.as(who),
  );

describe('a transfer between own accounts', () => {
  test('is free and at once, and goes through funding as two entries where it has to', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(must(await move(who, 'funding', 'spot', '60.5'))).toMatchObject({ amount: '60.5', replayed: false });
    expect(must(await move(who, 'spot', 'p2p', '0.000001'))).toMatchObject({ from: 'spot', to: 'p2p' });
    expect(await balances(who)).toEqual({
      'funding/USDT': 39_500_000n,
      'spot/USDT': 60_499_999n,
      'p2p/USDT': 1n,
    });
    const bills = must(await rig.http.bills({ asset: 'USDT', account: 'funding' }, rig.as(who)));
    expect(bills.rows.map((row) => [row.kind, row.amount])).toEqual([
      ['transfer', '-0.000001'],
      ['transfer', '0.000001'],
      ['transfer', '-60.5'],
      ['deposit', '100'],
    ]);
  });

  test.each<[Account, Account, string, string]>([
    ['funding', 'funding', '1', 'SAME_ACCOUNT'],
    ['funding', 'futures', '1', 'ACCOUNT_NOT_OPENED'],
    ['futures', 'funding', '1', 'ACCOUNT_NOT_OPENED'],
    ['funding', 'spot', '0', 'AMOUNT_ZERO'],
    ['funding', 'spot', '0.0000001', 'AMOUNT_PLACES'],
    ['funding', 'spot', '100.000001', 'INSUFFICIENT_BALANCE'],
    ['spot', 'p2p', '1', 'INSUFFICIENT_BALANCE'],
  ])('%s to %s of %s: %s', async (from, to, amount, code) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(await move(who, from, to, amount)).toMatchObject({ ok: false, refusal: { code } });
    expect(await balances(who)).toMatchObject({ 'funding/USDT': 100_000_000n });
  });

  test('says what is available in coin units', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '2.5');
    expect(await move(who, 'funding', 'spot', '3')).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { available: '2.5', needed: '3', account: 'funding' } },
    });
  });

  test('repeated or sent many times at once moves once; another input is refused', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(who, 'funding', 'spot', '10', id)));
    expect(answers.filter((answer) => !must(answer).replayed)).toHaveLength(1);
    expect(await balances(who)).toMatchObject({ 'spot/USDT': 10_000_000n });
    expect(await move(who, 'funding', 'spot', '11', id)).toMatchObject({ refusal: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  test('futures, once opened, is paid from funding and pays to funding only', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const { products } = rig.deps;
    Object.assign(rig.deps, { products: { ...products, hasFutures: async () => true } });
    try {
      must(await move(who, 'funding', 'futures', '10'));
      must(await move(who, 'futures', 'funding', '4'));
      expect(await move(who, 'futures', 'spot', '1')).toMatchObject({ refusal: { code: 'FUTURES_ONLY_TO_FUNDING' } });
    } finally {
      Object.assign(rig.deps, { products });
    }
    expect(await balances(who)).toMatchObject({ 'futures/USDT': 6_000_000n });
  });
});

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

  test('of money that came join chain and people in one order', async () => {
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
    for (const ask of [rig.http.transfers, rig.http.bills, rig.http.deposits, rig.http.withdrawals]) {
      expect(await ask({ before: 'abc' }, rig.as(who))).toMatchObject(wrong);
    }
  });
});

describe('a send', () => {
  test('reaches both histories at once, is final and counts in the limit', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await send(who, friend.uid, '25'));
    expect(row).toMatchObject({ kind: 'INTERNAL', state: 'COMPLETED', fee: '0', cancellable: false, network: null });
    expect(row.counterparty).toContain(friend.uid.slice(-3));
    expect(await balances(friend)).toEqual({ 'funding/USDT': 25_000_000n });
    const received = must(await rig.http.deposits({}, rig.as(friend))).rows[0]!;
    expect(received).toMatchObject({ kind: 'INTERNAL', amount: '25' });
    expect(received.counterparty).toContain(who.uid.slice(-3));
    expect(must(await rig.http.withdrawals({ kind: 'INTERNAL' }, rig.as(who))).rows).toHaveLength(1);
    expect(must(await rig.http.overview({}, rig.as(who))).limit.usedUsdt).toBe('25');
  });

  test.each<[string, string, object]>([
    ['COIN_UNKNOWN', '1', { asset: 'NOPE' }],
    ['RECIPIENT_UNKNOWN', '1', { recipientAccount: '999999999' }],
    ['AMOUNT_BELOW_MIN', '0.009999', {}],
    ['AMOUNT_ZERO', '0', {}],
    ['INSUFFICIENT_BALANCE', '100.1', {}],
  ])('%s', async (code, amount, more) => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(await send(who, friend.uid, amount, more)).toMatchObject({ refusal: { code } });
  });

  test('to oneself, and above 1,000 USDT a day where one side is unknown', async () => {
    const known = await rig.person();
    const stranger = await rig.person({ kyc: 'none' });
    await rig.give(known, 'USDT', '5000');
    await rig.give(stranger, 'USDT', '5000');
    expect(await send(known, known.uid, '1')).toMatchObject({ refusal: { code: 'RECIPIENT_SELF' } });
    must(await send(known, stranger.uid, '600'));
    expect(await send(known, stranger.uid, '400.000001')).toMatchObject({ refusal: { code: 'RECIPIENT_KYC' } });
    must(await send(known, stranger.uid, '400'));
    expect(await send(stranger, known.uid, '1000.01')).toMatchObject({ refusal: { code: 'LIMIT_24H' } });
    rig.clock.advanceMs(DAY_MS);
    must(await send(known, stranger.uid, '1000'));
  });

  test('parallel sends of both people to each other neither lose nor make money', async () => {
    const one = await rig.person({ kyc: 'advanced' });
    const two = await rig.person({ kyc: 'advanced' });
    await rig.give(one, 'USDT', '50');
    await rig.give(two, 'USDT', '50');
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? send(one, two.uid, '7') : send(two, one.uid, '5'))),
    );
    const sum = Object.values({ ...(await balances(one)) }).concat(Object.values(await balances(two)));
    expect(sum.reduce((total, minor) => total + minor, 0n)).toBe(100_000_000n);
  });
});

describe('looking for a recipient', () => {
  test('answers the same shape for nobody, and ten different ones an hour', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    const ask = (recipientAccount: string) =>
      rig.http.resolveRecipient({ recipientType: 'email', recipientAccount }, rig.as(who));
    const found = must(await ask(friend.email!.toUpperCase()));
    expect(found.found).toBe(true);
    expect(found.masked).not.toContain(friend.email!);
    expect(must(await ask('nobody@example.com'))).toEqual({ found: false, masked: '' });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`n${at}@example.com`)));
    expect(await ask('one-more@example.com')).toMatchObject({
      refusal: { code: 'LOOKUP_LIMIT', details: { max: 10 } },
    });
    expect(must(await ask(friend.email!)).found).toBe(true);
    rig.clock.advanceMs(HOUR_MS);
    expect(must(await ask('one-more@example.com')).found).toBe(false);
  });
});

describe('the address book', () => {
  const entry = (more: object = {}) => ({
    clientRequestId: randomUUID(),
    kind: 'ONCHAIN' as const,
    network: 'eth',
    address: OUTSIDE,
    remark: 'cold wallet',
    ...rig.secrets,
    ...more,
  });
  const add = (who: TestPerson, more: object = {}) => rig.http.addAddress(entry(more), rig.as(who));

  test('keeps, changes and removes entries', async () => {
    const who = await rig.person();
    const added = must(await add(who, { address: OUTSIDE.toLowerCase(), source: 'wallet' }));
    expect(added).toMatchObject({ address: OUTSIDE, asset: null, usableAtMs: rig.clock.nowMs() + DAY_MS });
    rig.clock.advanceMs(DAY_MS);
    const renamed = must(
      await rig.http.editAddress({ ...entry({ remark: 'ledger' }), id: added.id } as never, rig.as(who)),
    );
    expect(renamed).toMatchObject({ remark: 'ledger', usableAtMs: added.usableAtMs });
    const moved = must(
      await rig.http.editAddress({ ...entry({ network: 'base' }), id: added.id } as never, rig.as(who)),
    );
    expect(moved.usableAtMs).toBe(rig.clock.nowMs() + DAY_MS);
    must(await rig.http.deleteAddress({ id: added.id, ...rig.secrets }, rig.as(who)));
    expect(must(await rig.http.addresses({}, rig.as(who))).rows).toEqual([]);
    expect(must(await add(who)).id).not.toBe(added.id);
  });

  test.each<[string, object]>([
    ['ADDRESS_REQUIRED', { address: undefined }],
    ['ADDRESS_REQUIRED', { network: undefined }],
    ['ADDRESS_INVALID', { address: `${OUTSIDE.slice(0, -1)}0` }],
    ['NETWORK_UNKNOWN', { network: 'nowhere' }],
    ['NETWORK_UNKNOWN', { asset: 'BTC' }],
    ['COIN_UNKNOWN', { asset: 'NOPE' }],
    ['MEMO_INVALID', { memo: '7' }],
    ['ADDRESS_REQUIRED', { kind: 'INTERNAL', accountType: 'email' }],
    ['ADDRESS_INVALID', { kind: 'INTERNAL', accountType: 'mobile', account: '0123' }],
  ])('%s', async (code, more) => {
    const who = await rig.person();
    expect(await add(who, more)).toMatchObject({ refusal: { code } });
  });

  test('has each place once and 200 at most, also under parallel calls; a repeat answers the first', async () => {
    const who = await rig.person();
    const twins = await Promise.all(Array.from({ length: 10 }, () => add(who)));
    expect(twins.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of twins) if (!answer.ok) expect(answer.refusal.code).toBe('ADDRESS_EXISTS');
    const account = (at: number) => ({ kind: 'INTERNAL', accountType: 'account', account: String(200_000_000 + at) });
    await rig.t.ownerDb.query(
      `insert into wallet.address_entry (id, uid, request_id, input_hash, kind, account_type, account, remark, created_at_ms,
         active_from_ms, updated_at_ms)
       select gen_random_uuid(), $1, n::text, '', 'INTERNAL', 'account', (300000000 + n)::text, 'x', 1, 1, 1
         from generate_series(1, 194) n`,
      [who.uid],
    );
    const last = await Promise.all(Array.from({ length: 12 }, (_, at) => add(who, account(at))));
    expect(last.filter((answer) => answer.ok)).toHaveLength(5);
    for (const answer of last) if (!answer.ok) expect(answer.refusal.code).toBe('ADDRESS_BOOK_FULL');
    const other = await rig.person();
    const request = entry();
    const first = must(await rig.http.addAddress(request, rig.as(other)));
    expect(must(await rig.http.addAddress(request, rig.as(other)))).toEqual(first);
    expect(await rig.http.addAddress({ ...request, remark: 'other' }, rig.as(other))).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  test('a universal entry is found on every network of its family', async () => {
    const who = await rig.person();
    must(await add(who));
    must(await add(who, { network: 'base', asset: 'ETH' }));
    const rows = async (filter: object) => must(await rig.http.addresses(filter, rig.as(who))).rows.length;
    expect(await rows({ network: 'base' })).toBe(2);
    expect(await rows({ network: 'base', asset: 'USDT' })).toBe(1);
    expect(await rows({ network: 'eth' })).toBe(1);
    expect(await rows({ network: 'btc' })).toBe(0);
  });

  test('whitelist mode off stops withdrawals for a day, and sends need an entry of a day', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(must(await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who))).on).toBe(true);
    expect(await send(who, friend.uid, '1')).toMatchObject({ refusal: { code: 'NOT_WHITELISTED' } });
    must(await add(who, { kind: 'INTERNAL', accountType: 'email', account: friend.email }));
    expect(await send(who, friend.uid, '1')).toMatchObject({ refusal: { code: 'NOT_WHITELISTED' } });
    rig.clock.advanceMs(DAY_MS);
    must(await send(who, friend.uid, '1'));
    const off = must(await rig.http.setWhitelistMode({ on: false, ...rig.secrets }, rig.as(who)));
    expect(off).toEqual({ on: false, lockedUntilMs: rig.clock.nowMs() + DAY_MS });
    expect(await send(who, friend.uid, '1')).toMatchObject({ refusal: { code: 'WITHDRAWAL_LOCKED' } });
  });
});

describe('the overview', () => {
  test('adds everything up, sorts by value and explains the limit', async () => {
    const who = await rig.person({ vip: 2 });
    await rig.give(who, 'USDT', '100.123456');
    await rig.give(who, 'BTC', '0.5', 'btc');
    await rig.give(who, 'HBT', '7');
    must(await move(who, 'funding', 'spot', '40'));
    const seen = must(await rig.http.overview({}, rig.as(who)));
    expect(seen).toMatchObject({ totalUsdt: '30100.123456', totalBtc: '0.50166872', unpricedAssets: 1 });
    expect(seen.assets.slice(0, 2)).toMatchObject([
      { asset: 'BTC', total: '0.5', valueUsdt: '30000', usable: true },
      { asset: 'USDT', total: '100.123456', available: '100.123456', frozen: '0' },
    ]);
    expect(seen.assets.find((row) => row.asset === 'HBT')).toMatchObject({ valueUsdt: null, usable: false });
    expect(seen.accounts.slice(0, 2)).toEqual([
      { account: 'funding', valueUsdt: '30060.123456' },
      { account: 'spot', valueUsdt: '40' },
    ]);
    expect(seen.limit).toMatchObject({ limitUsdt: '75000', remainingUsdt: '75000', vipLevel: 2, limit30dUsdt: null });
    expect(must(await rig.http.topsWealthInfo({}, rig.as(who))).totalUsdt).toBe('30100.123456');
  });

  test('shows a change to whoever made it, however many look at the same moment', async () => {
    const who = await rig.person();
    for (let round = 1; round <= 5; round++) {
      await rig.give(who, 'USDT', '1');
      const seen = await Promise.all(Array.from({ length: 20 }, () => rig.http.overview({}, rig.as(who))));
      expect(new Set(seen.map((answer) => must(answer).totalUsdt))).toEqual(new Set([String(round)]));
    }
  });

  test('today’s result leaves out what came and went', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'ETH', '2');
    await rig.give(who, 'USDT', '100');
    rig.clock.advanceMs(2 * DAY_MS);
    await writeDailyTotals(rig.deps, who.uid);
    must(await send(who, friend.uid, '30'));
    await rig.give(friend, 'USDT', '500');
    must(await send(friend, who.uid, '45'));
    rig.priced.set('ETH', 260_000n);
    const seen = must(await rig.http.overview({}, rig.as(who)));
    rig.priced.set('ETH', 250_000n);
    expect(seen).toMatchObject({
      todayPnlUsdt: '200',
      todayPnlPercent: '3.91',
      pnlTerms: { nowUsdt: '5315', startUsdt: '5100', netInflowUsdt: '15' },
    });
  });

  test('somebody who came today began with nothing', async () => {
    const who = await rig.person({ ageMs: 1_000, seenMs: 1_000 });
    expect(must(await rig.http.overview({}, rig.as(who)))).toMatchObject({
      todayPnlUsdt: '0',
      todayPnlPercent: null,
      pnlTerms: { startUsdt: '0' },
    });
  });

  test('the trend has the total of each midnight, also of those that nobody watched', async () => {
    const who = await rig.person({ ageMs: HOUR_MS, seenMs: HOUR_MS });
    await rig.give(who, 'USDT', '10');
    rig.clock.advanceMs(3 * DAY_MS);
    await rig.give(who, 'USDT', '5');
    rig.clock.advanceMs(2 * DAY_MS);
    const { points } = must(await rig.http.trend({ range: '1w' }, rig.as(who)));
    expect(points.map((point) => point.totalUsdt)).toEqual(['0', '10', '10', '10', '15', '15', '15']);
    const today = await rig.person({ ageMs: 1, seenMs: 1 });
    await rig.http.resolveRecipient({ recipientType: 'account', recipientAccount: who.uid }, rig.as(today));
    while (await writeNextDailyTotals(rig.deps));
    expect(must(await rig.http.trend({ range: '1w' }, rig.as(who))).points).toEqual(points);
  });

  test('every frozen unit is explained by a hold', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '40' };
    const row = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
    const asset = must(await rig.http.asset({ asset: 'USDT' }, rig.as(who)));
    expect(asset.row).toMatchObject({ available: '60', frozen: '40', total: '100' });
    expect(asset.holds).toMatchObject([{ reason: 'WITHDRAWAL', amount: '40', ref: row.id, account: 'funding' }]);
    expect(must(await rig.http.holds({}, rig.as(who))).rows).toHaveLength(1);
    const info = must(await rig.http.withdrawInfo({ asset: 'USDT', network: 'eth' }, rig.as(who)));
    expect(info).toMatchObject({
      available: '60',
      frozen: '40',
      withdrawable: '60',
      missing: [],
      factors: ['totp', 'email'],
    });
  });
});

describe('money that comes', () => {
  test('finds the same address for ever, one for all networks of a family', async () => {
    const who = await rig.person();
    const ask = async (asset: string, network: string) =>
      must(await rig.http.depositAddress({ asset, network }, rig.as(who)));
    const first = await ask('USDT', 'eth');
    expect(await ask('ETH', 'base')).toMatchObject({ address: first.address, rotatable: false, memo: null });
    expect(await ask('USDT', 'eth')).toEqual(first);
    expect((await ask('PUSD', 'tempo')).memo).toMatch(/^[0-9]+$/);
    const old = await ask('BTC', 'btc');
    const fresh = must(await rig.http.rotateAddress({ asset: 'BTC', network: 'btc' }, rig.as(who)));
    expect(fresh.address).not.toBe(old.address);
    expect(await rig.http.rotateAddress({ asset: 'ETH', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NOT_ROTATABLE' },
    });
    expect(await rig.http.depositAddress({ asset: 'HBT', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NETWORK_UNKNOWN' },
    });
  });

  test('reaches a person by account number, shown with masked contacts', async () => {
    const who = await rig.person();
    const seen = must(await rig.http.receive({}, rig.as(who)));
    expect(seen).toMatchObject({ uid: who.uid, payUri: `pay:${who.uid}`, phoneMasked: null });
    expect(seen.emailMasked).not.toBe(who.email);
  });
});

async function insertDeposit(who: TestPerson, count: number): Promise<void> {
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
       unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
     values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', '0x', $2, 'native', 1, 3, 6, 'COMPLETED', '1', $3, $3, $3)`,
    [who.uid, `${who.uid}-${count}`, rig.clock.nowMs()],
  );
}
