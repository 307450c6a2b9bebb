import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { balances, send } = movesOf(rig);
const onchain = { asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '300' };

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

  test('is kept as what it was: between people, at its worth of that time, without network, fee, hold or risk', async () => {
    const [who, friend] = [await rig.person(), await rig.person()];
    await rig.give(who, 'ETH', '1');
    const { id } = must(await send(who, friend.uid, '0.01', { asset: 'ETH' }));
    const [row] = await rig.t.db.query(
      `select kind, network, address, memo, to_uid, amount_minor, fee_minor, usdt_value_minor, hold_key, address_risk,
         is_first_use, device_seen_at_ms, country_seen_at_ms, created_at_ms, completed_at_ms, entry_id is not null as is_booked
         from wallet.withdrawal where id = $1`,
      [id],
    );
    const nowMs = `${rig.clock.nowMs()}`;
    expect(row).toEqual({
      kind: 'INTERNAL',
      network: null,
      address: null,
      memo: null,
      to_uid: friend.uid,
      amount_minor: `${10n ** 16n}`,
      fee_minor: '0',
      usdt_value_minor: '25000000',
      hold_key: null,
      address_risk: 'NONE',
      is_first_use: false,
      device_seen_at_ms: null,
      country_seen_at_ms: null,
      created_at_ms: nowMs,
      completed_at_ms: nowMs,
      is_booked: true,
    });
    expect(rig.told.filter(({ params }) => params?.id === id).map(({ uid, kind }) => [uid, kind])).toEqual([
      [who.uid, 'wallet.sent'],
      [friend.uid, 'wallet.received'],
    ]);
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

  test('while the operator has stopped what leaves, and to strangers after a document has expired', async () => {
    const [who, stranger] = [await rig.person(), await rig.person()];
    await rig.give(who, 'USDT', '100');
    const stop = (value: string | null) =>
      rig.t.db.tx((tx) =>
        rig.deps.settings.set(tx, {
          name: 'WITHDRAWALS_PAUSED_REASON',
          value,
          by: 'operator',
          nowMs: rig.clock.nowMs(),
        }),
      );
    await stop('Maintenance');
    const stopped = await send(who, stranger.uid, '1');
    await stop(null);
    expect(stopped).toMatchObject({ refusal: { code: 'WITHDRAWALS_STOPPED', details: { reason: 'Maintenance' } } });
    await rig.t.ownerDb.query(
      `insert into identity.kyc_submission (id, uid, target, state, full_name, document_ids, submitted_at_ms, document_expires_on)
       values ($1, $2, 'primary', 'EXPIRED', 'A Person', '{}', 1, $3)`,
      [randomUUID(), who.uid, new Date(rig.clock.nowMs() - 2 * DAY_MS).toISOString().slice(0, 10)],
    );
    await rig.t.ownerDb.query(`update identity.person set kyc_level = 'none' where uid = $1`, [who.uid]);
    expect(await send(who, stranger.uid, '1')).toMatchObject({ refusal: { code: 'KYC_EXPIRED' } });
    expect(await balances(who)).toEqual({ 'funding/USDT': 100_000_000n });
  });

  test('to oneself', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '5000');
    expect(await send(who, who.uid, '1')).toMatchObject({ refusal: { code: 'RECIPIENT_SELF' } });
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

describe('above 1,000 USDT of sends in 24 hours, where one side is not verified', () => {
  /** What the form says of somebody who was found, or of their deposit address. */
  const capOf = async (who: TestPerson, to: TestPerson) => {
    const found = await rig.http.resolveRecipient({ recipientType: 'account', recipientAccount: to.uid }, rig.as(who));
    const { address } = await rig.deps.depositAddresses.current({ uid: to.uid, network: 'eth' });
    const asked = must(await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address }, rig.as(who)));
    const { sendCap } = must(found);
    expect(asked).toMatchObject({ internal: true, sendCap });
    return sendCap;
  };
  const refused = (code: string, remaining: string, value: string) => ({
    refusal: { code, details: { from: '1000', remaining, value } },
  });

  test('the recipient must be: said before any code with what is left, and refused to the last unit', async () => {
    const who = await rig.person();
    const stranger = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    const cap = { code: 'RECIPIENT_KYC', fromUsdt: '1000' } as const;
    expect(await capOf(who, stranger)).toEqual({ ...cap, remainingUsdt: '1000', nextFreeAtMs: null });
    must(await send(who, stranger.uid, '600'));
    const freesAtMs = rig.clock.nowMs() + DAY_MS;
    expect(await capOf(who, stranger)).toEqual({ ...cap, remainingUsdt: '400', nextFreeAtMs: freesAtMs });
    const wish = { asset: 'USDT', recipientType: 'account', recipientAccount: stranger.uid } as const;
    const code = await rig.http.sendCode({ ...wish, amount: '400.000001', channel: 'email' }, rig.as(who));
    for (const answer of [code, await send(who, stranger.uid, '400.000001')]) {
      expect(answer).toMatchObject(refused('RECIPIENT_KYC', '400', '400.000001'));
    }
    must(await send(who, stranger.uid, '400'));
    expect(await capOf(who, stranger)).toMatchObject({ ...cap, remainingUsdt: '0' });
    rig.clock.advanceMs(DAY_MS);
    expect(await capOf(who, stranger)).toMatchObject({ ...cap, remainingUsdt: '1000' });
    must(await send(who, stranger.uid, '1000'));
  });

  test('and so must the sender, who hears of it before the limit; what left on a chain counts for that alone', async () => {
    const who = await rig.person({ kyc: 'none' });
    const known = await rig.person();
    await rig.give(who, 'USDT', '5000');
    expect(await capOf(who, known)).toMatchObject({ code: 'KYC_REQUIRED', fromUsdt: '1000', remainingUsdt: '1000' });
    expect(await send(who, known.uid, '1000.01')).toMatchObject(refused('KYC_REQUIRED', '1000', '1000.01'));
    must(await rig.http.withdraw({ ...onchain, clientRequestId: randomUUID(), ...rig.secrets }, rig.as(who)));
    expect(await capOf(who, known)).toMatchObject({ remainingUsdt: '1000' });
    expect(await send(who, known.uid, '700.01')).toMatchObject({ refusal: { code: 'LIMIT_24H' } });
    must(await send(who, known.uid, '700'));
    expect(await capOf(who, known)).toMatchObject({ remainingUsdt: '300' });
  });

  test('between two who are, nothing is said and more may pass; an address outside belongs to nobody', async () => {
    const [who, friend] = [await rig.person(), await rig.person()];
    await rig.give(who, 'USDT', '5000');
    expect(await capOf(who, friend)).toBeNull();
    must(await send(who, friend.uid, '1000.01'));
    const { amount: _, ...outside } = onchain;
    expect(must(await rig.http.checkAddress(outside, rig.as(who))).sendCap).toBeNull();
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
    expect(must(await ask('nobody@example.com'))).toEqual({ found: false, masked: '', barred: null, sendCap: null });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`n${at}@example.com`)));
    expect(await ask('one-more@example.com')).toMatchObject({
      refusal: { code: 'LOOKUP_LIMIT', details: { max: 10 } },
    });
    expect(must(await ask(friend.email!)).found).toBe(true);
    rig.clock.advanceMs(HOUR_MS);
    expect(must(await ask('one-more@example.com')).found).toBe(false);
  });
});
