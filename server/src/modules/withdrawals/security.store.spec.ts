import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, TRADING_PASSWORD, walletRig } from '../../../test/wallet.rig.ts';
import { OUTSIDE } from '../../../test/wallet-moves.rig.ts';

/** Here trading passwords and codes are judged for real. */

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig({ realSecurity: true });
});
afterAll(() => rig.close());

const payment = (amount: string, more: object = {}) => ({
  asset: 'USDT',
  network: 'eth',
  address: OUTSIDE,
  amount,
  ...more,
});
const withdraw = (who: TestPerson, wish: ReturnType<typeof payment>, proof: object) =>
  rig.http.withdraw(
    { clientRequestId: randomUUID(), tradingPassword: TRADING_PASSWORD, ...wish, ...proof },
    rig.as(who),
  );
/** Codes go out at once; what happened is told when the loop comes to it. */
const newestCode = (): string => rig.sent.findLast(({ params }) => params.code !== undefined)!.params.code!;
const mailed = async (who: TestPerson, wish: ReturnType<typeof payment>): Promise<string> => {
  rig.clock.advanceMs(60_000);
  rig.sent.length = 0;
  const answer = await rig.http.withdrawCode({ ...wish, channel: 'email' }, rig.as(who));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return newestCode();
};
const held = async (who: TestPerson) => (await rig.deps.ledger.holds(rig.t.db, { uid: who.uid })).length;

describe('a withdrawal', () => {
  test('passes with the code that was made for it, once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const emailCode = await mailed(who, payment('10'));
    expect(rig.sent.at(-1)).toMatchObject({ to: who.email, params: { amount: '10', address: OUTSIDE, asset: 'USDT' } });
    expect((await withdraw(who, payment('10'), { emailCode })).ok).toBe(true);
    await rig.identity.sendMessages();
    expect(rig.sent.at(-1)).toMatchObject({
      template: 'withdrawal-requested',
      to: who.email,
      params: { amount: '10', asset: 'USDT', network: 'Ethereum', address: OUTSIDE },
    });
    expect(await withdraw(who, payment('10'), { emailCode })).toMatchObject({ refusal: { code: 'CODE_SPENT' } });
    expect(await held(who)).toBe(1);
  });

  test.each<[string, object]>([
    ['amount', { amount: '10.000001' }],
    ['address', { address: OTHER }],
    ['network', { network: 'base' }],
    ['coin', { asset: 'USDC' }],
  ])('refuses the code for another %s', async (_name, more) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await rig.give(who, 'USDC', '100');
    const emailCode = await mailed(who, payment('10'));
    const answer = await withdraw(who, payment('10', more), { emailCode });
    expect(answer).toMatchObject({ ok: false });
    if (!answer.ok) expect(['CODE_WRONG', 'CODE_EXPIRED']).toContain(answer.refusal.code);
    expect(await held(who)).toBe(0);
  });

  test('sixty-four at once with one code happen once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const emailCode = await mailed(who, payment('2'));
    const answers = await Promise.all(Array.from({ length: 64 }, () => withdraw(who, payment('2'), { emailCode })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await held(who)).toBe(1);
  });

  test('the same request twice at once succeeds twice and happens once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const emailCode = await mailed(who, payment('10'));
    const proof = { emailCode, clientRequestId: randomUUID() };
    const answers = await Promise.all([
      withdraw(who, payment('10'), proof),
      withdraw(who, payment('10'), proof),
      withdraw(who, payment('10'), proof),
    ]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(await held(who)).toBe(1);
  });

  test('the same request in two processes at once succeeds in both and happens once, with the codes and the last money', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    const emailCode = await mailed(who, payment('10'));
    const request = { clientRequestId: randomUUID(), tradingPassword: TRADING_PASSWORD, emailCode, ...payment('10') };
    const other = rig.anotherProcess();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? rig.http : other).withdraw(request, rig.as(who))),
    );
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal.code))).size).toBe(1);
    expect(answers[0]!.ok).toBe(true);
    expect(await held(who)).toBe(1);
    const restarted = await rig.anotherProcess().withdraw(request, rig.as(who));
    expect(restarted).toMatchObject({ ok: true, value: { amount: '10' } });
  });

  test('the same request with a fresh code answers the first result and leaves the code', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const clientRequestId = randomUUID();
    const first = await withdraw(who, payment('10'), { clientRequestId, totpCode: rig.totp(who) });
    const emailCode = await mailed(who, payment('10'));
    const again = await withdraw(who, payment('10'), { clientRequestId, emailCode });
    expect(again.ok && first.ok && again.value.id === first.value.id).toBe(true);
    expect((await withdraw(who, payment('10'), { emailCode })).ok).toBe(true);
  });

  test('from 1,000 USDT needs two codes where two are bound', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '5000');
    const emailCode = await mailed(who, payment('1000'));
    expect(await withdraw(who, payment('1000'), { emailCode })).toMatchObject({
      refusal: { code: 'SECURITY_CHECK_REQUIRED', details: { needed: 2 } },
    });
    expect((await withdraw(who, payment('1000'), { emailCode, totpCode: rig.totp(who) })).ok).toBe(true);
  });

  test('a wrong trading password is counted and moves nothing', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    for (let count = 0; count < 4; count++) {
      expect(await withdraw(who, payment('10'), { tradingPassword: '000001', totpCode: rig.totp(who) })).toMatchObject({
        refusal: { code: 'TRADING_PASSWORD_WRONG' },
      });
    }
    await withdraw(who, payment('10'), { tradingPassword: '000001', totpCode: rig.totp(who) });
    expect(await withdraw(who, payment('10'), { totpCode: rig.totp(who) })).toMatchObject({
      refusal: { code: 'TRADING_PASSWORD_LOCKED' },
    });
    expect(await held(who)).toBe(0);
  });

  test('spends no code on a request that is refused for another reason', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const emailCode = await mailed(who, payment('100'));
    await rig.http.transfer(
      { clientRequestId: randomUUID(), asset: 'USDT', from: 'funding', to: 'spot', amount: '1' },
      rig.as(who),
    );
    expect(await withdraw(who, payment('100'), { emailCode })).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE' },
    });
    await rig.http.transfer(
      { clientRequestId: randomUUID(), asset: 'USDT', from: 'spot', to: 'funding', amount: '1' },
      rig.as(who),
    );
    expect((await withdraw(who, payment('100'), { emailCode })).ok).toBe(true);
  });
});

describe('a send', () => {
  test('the same send in two processes at once succeeds in both and happens once', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '5');
    const to = { asset: 'USDT', recipientType: 'account', recipientAccount: friend.uid, amount: '5' } as const;
    const proof = { tradingPassword: TRADING_PASSWORD, totpCode: rig.totp(who) };
    const request = { clientRequestId: randomUUID(), ...to, ...proof };
    const other = rig.anotherProcess();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? rig.http : other).send(request, rig.as(who))),
    );
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal.code))).size).toBe(1);
    expect(answers[0]!.ok).toBe(true);
  });

  test('refuses the code for another recipient', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    const other = await rig.person();
    await rig.give(who, 'USDT', '100');
    const to = (person: TestPerson) =>
      ({ asset: 'USDT', recipientType: 'account', recipientAccount: person.uid, amount: '5' }) as const;
    rig.clock.advanceMs(60_000);
    await rig.http.sendCode({ ...to(friend), channel: 'email' }, rig.as(who));
    const proof = { tradingPassword: TRADING_PASSWORD, emailCode: newestCode() };
    const wrong = await rig.http.send({ clientRequestId: randomUUID(), ...to(other), ...proof }, rig.as(who));
    expect(wrong.ok).toBe(false);
    const right = await rig.http.send({ clientRequestId: randomUUID(), ...to(friend), ...proof }, rig.as(who));
    expect(right).toMatchObject({ ok: true, value: { state: 'COMPLETED' } });
  });
});

describe('the address book', () => {
  test('changes only with a code for that change', async () => {
    const who = await rig.person();
    const entry = { kind: 'ONCHAIN', network: 'eth', address: OUTSIDE, remark: 'mine' } as const;
    rig.clock.advanceMs(60_000);
    const asked = await rig.http.addressCode({ action: 'add', ...entry, channel: 'email' }, rig.as(who));
    expect(asked.ok).toBe(true);
    const proof = { tradingPassword: TRADING_PASSWORD, emailCode: newestCode() };
    const wrong = { clientRequestId: randomUUID(), ...entry, address: OTHER, ...proof };
    expect((await rig.http.addAddress(wrong, rig.as(who))).ok).toBe(false);
    const right = { clientRequestId: randomUUID(), ...entry, ...proof };
    const other = rig.anotherProcess();
    const answers = await Promise.all([
      rig.http.addAddress(right, rig.as(who)),
      other.addAddress(right, rig.as(who)),
      other.addAddress(right, rig.as(who)),
    ]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
  });
});
