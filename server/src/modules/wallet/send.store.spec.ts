import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, walletRig } from './wallet.rig.ts';
import { movesOf, must } from './wallet-moves.rig.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { balances, send } = movesOf(rig);

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
    expect(must(await ask('nobody@example.com'))).toEqual({ found: false, masked: '', barred: null });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`n${at}@example.com`)));
    expect(await ask('one-more@example.com')).toMatchObject({
      refusal: { code: 'LOOKUP_LIMIT', details: { max: 10 } },
    });
    expect(must(await ask(friend.email!)).found).toBe(true);
    rig.clock.advanceMs(HOUR_MS);
    expect(must(await ask('one-more@example.com')).found).toBe(false);
  });
});
