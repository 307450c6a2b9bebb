import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { send } = movesOf(rig);

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
