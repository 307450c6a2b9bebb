import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { addressEntries, OTHER, person } from './address-entries.rig.ts';
import { ENTRIES_MAX } from './usecases/save-address.ts';

const { rig, entry, add, edit, remove, rows } = await addressEntries();

const send = (who: TestPerson, to: string) => movesOf(rig).send(who, to, '1');

describe('what is typed into the address book', () => {
  test.each<[string, object, object]>([
    ['ADDRESS_REQUIRED', { address: undefined }, { field: 'address' }],
    ['ADDRESS_REQUIRED', { network: undefined }, { field: 'network' }],
    ['ADDRESS_INVALID', { address: 'nobody' }, { field: 'address', network: 'Ethereum' }],
    ['NETWORK_UNKNOWN', { network: 'nowhere' }, { network: 'nowhere' }],
    ['NETWORK_UNKNOWN', { asset: 'BTC' }, { asset: 'BTC', network: 'eth' }],
    ['COIN_UNKNOWN', { asset: 'NOPE' }, { asset: 'NOPE' }],
    ['ADDRESS_REQUIRED', { kind: 'INTERNAL', account: '123456789' }, { field: 'accountType' }],
    ['ADDRESS_REQUIRED', { kind: 'INTERNAL', accountType: 'email' }, { field: 'account' }],
    ['ADDRESS_INVALID', { kind: 'INTERNAL', accountType: 'email', account: 'nobody' }, { field: 'account' }],
  ])('is refused with what caused it: %s of %j', async (code, more, details) => {
    const who = await rig.person();
    expect(await add(who, more)).toEqual({ ok: false, refusal: { code, details } });
    expect(await rows(who)).toEqual([]);
  });

  test.each([
    ['account', '234567891', true],
    ['account', '23456789', false],
    ['account', '2345678912', false],
    ['account', '23456789x', false],
    ['mobile', '+1234567', true],
    ['mobile', '+123456789012345', true],
    ['mobile', '+123456', false],
    ['mobile', '+1234567890123456', false],
    ['mobile', '+0234567', false],
    ['mobile', '1234567', false],
    ['mobile', '+12345a7', false],
    ['mobile', 'x+1234567', false],
    ['email', 'a@b', true],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(253)}`, true],
    ['email', `${'a'.repeat(65)}@b`, false],
    ['email', `a@${'b'.repeat(254)}`, false],
    ['email', 'a@b@c', false],
    ['email', 'a b@c', false],
    ['email', 'a@b c', false],
    ['email', '@b', false],
    ['email', 'a@', false],
  ] as const)('names a person by %s %s: %s', async (type, account, isTaken) => {
    const who = await rig.person();
    expect((await add(who, person(type, account))).ok).toBe(isTaken);
  });

  test('keeps everything that it was told, in the spelling of its kind', async () => {
    const who = await rig.person();
    const asOutside = { asset: 'USDT', source: 'exchange', address: OUTSIDE.toLowerCase() };
    expect(must(await add(who, asOutside))).toMatchObject({
      kind: 'ONCHAIN',
      asset: 'USDT',
      network: 'eth',
      address: OUTSIDE,
      source: 'exchange',
      remark: 'cold wallet',
      accountType: null,
      account: null,
    });
    expect(must(await add(who, { ...person('email', ' Ann@Example.com '), source: 'wallet' }))).toMatchObject({
      kind: 'INTERNAL',
      accountType: 'email',
      account: 'ann@example.com',
      source: null,
      network: null,
      address: null,
      asset: null,
    });
    expect((await rows(who)).length).toBe(2);
  });

  test('names a network that this exchange has a way to', async () => {
    const { chains } = rig.deps;
    Object.assign(rig.deps, { chains: new Map([...chains].filter(([network]) => network !== 'base')) });
    try {
      const answer = await add(await rig.person(), { network: 'base' });
      expect(answer).toEqual({ ok: false, refusal: { code: 'NETWORK_UNKNOWN', details: { network: 'base' } } });
    } finally {
      Object.assign(rig.deps, { chains });
    }
  });

  test('is judged before it is typed in for good: whether it needs a memo, is at risk, was used', async () => {
    const who = await rig.person();
    const check = async (address: string) =>
      must(await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address }, rig.as(who)));
    const plain = { internal: false, risk: 'NONE', firstUse: true, memoRequired: false, lookalikeOf: null };
    expect(await check(OUTSIDE)).toMatchObject(plain);
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, 'HIGH', 1)`,
      [OTHER],
    );
    expect(await check(OTHER)).toMatchObject({ ...plain, risk: 'HIGH' });
    await rig.t.ownerDb.query('delete from wallet.known_address where address = $1', [OTHER]);
  });

  test('needs the memo where an address is shared, and takes it then', async () => {
    const who = await rig.person();
    const shared = await rig.deps.depositAddresses.current({ uid: (await rig.person()).uid, network: 'tempo' });
    const tempo = { network: 'tempo', address: shared.address };
    expect(await add(who, tempo)).toMatchObject({ refusal: { code: 'MEMO_REQUIRED' } });
    expect(must(await add(who, { ...tempo, memo: shared.memo }))).toMatchObject({ memo: shared.memo });
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, memo_required, added_at_ms) values ('tempo', $1, 'NONE', true, 1)
       on conflict do nothing`,
      [shared.address],
    );
    expect(await add(await rig.person(), tempo)).toMatchObject({ refusal: { code: 'MEMO_REQUIRED' } });
  });
});

describe('a place', () => {
  test('stands in the book once, also after a change; a change of its name alone begins no new day', async () => {
    const who = await rig.person();
    const [first, second] = [must(await add(who)), must(await add(who, { address: OTHER }))];
    rig.clock.advanceMs(HOUR_MS);
    expect(await edit(who, second.id)).toEqual({ ok: false, refusal: { code: 'ADDRESS_EXISTS' } });
    expect(await rows(who)).toEqual(expect.arrayContaining([first, second]));
    expect(must(await edit(who, second.id, { address: OTHER, remark: 'new' })).usableAtMs).toBe(second.usableAtMs);
    for (const more of [{ network: 'base' }, { asset: 'USDT' }]) {
      rig.clock.advanceMs(1);
      const moved = must(await edit(who, second.id, { address: OTHER, ...more }));
      expect(moved.usableAtMs).toBe(rig.clock.nowMs() + DAY_MS);
    }
    // Another person may have it as well.
    must(await add(await rig.person()));
  });

  test('is refused with how many there may be', async () => {
    const who = await rig.person();
    await rig.t.ownerDb.query(
      `insert into wallet.address_entry (id, uid, request_id, input_hash, kind, account_type, account, remark, created_at_ms,
         active_from_ms, updated_at_ms)
       select gen_random_uuid(), $1, n::text, '', 'INTERNAL', 'account', (300000000 + n)::text, 'x', 1, 1, 1
         from generate_series(1, $2) n`,
      [who.uid, ENTRIES_MAX - 1],
    );
    const last = must(await add(who));
    expect(await add(who, { address: OTHER })).toEqual({
      ok: false,
      refusal: { code: 'ADDRESS_BOOK_FULL', details: { max: 200 } },
    });
    must(await remove(who, last.id));
    must(await add(who, { address: OTHER }));
  });

  test('is added once by the same request, whatever it is called with meanwhile', async () => {
    const who = await rig.person();
    const request = entry({ address: OTHER, source: 'wallet' });
    const ask = (more: object = {}) => rig.http.addAddress({ ...request, ...more }, rig.as(who));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1);
    for (const more of [{ source: 'exchange' }, { remark: 'x' }, { network: 'base' }, { address: OUTSIDE }]) {
      expect(await ask(more)).toEqual({ ok: false, refusal: { code: 'IDEMPOTENCY_MISMATCH' } });
    }
    expect((await rows(who)).length).toBe(1);
  });
});

describe('in whitelist mode', () => {
  test('a person is as old as their oldest entry, by whatever name, and nobody else’s', async () => {
    const [who, friend, stranger] = [await rig.person(), await rig.person(), await rig.person()];
    await rig.give(who, 'USDT', '100');
    must(await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who)));
    must(await add(who, person('email', stranger.email!)));
    must(await add(who, person('email', 'nobody@example.com')));
    rig.clock.advanceMs(DAY_MS);
    expect(await send(who, friend.uid)).toEqual({ ok: false, refusal: { code: 'NOT_WHITELISTED' } });
    must(await add(who, person('email', friend.email!)));
    rig.clock.advanceMs(HOUR_MS);
    must(await add(who, person('account', friend.uid)));
    const usableAt = rig.clock.nowMs() - HOUR_MS + DAY_MS;
    expect(await send(who, friend.uid)).toEqual({
      ok: false,
      refusal: { code: 'NOT_WHITELISTED', details: { usableAt } },
    });
    rig.clock.advanceMs(DAY_MS - HOUR_MS - 1);
    expect(await send(who, friend.uid)).toMatchObject({ refusal: { code: 'NOT_WHITELISTED' } });
    rig.clock.advanceMs(1);
    must(await send(who, friend.uid));
    must(await send(who, stranger.uid));
  });
});
