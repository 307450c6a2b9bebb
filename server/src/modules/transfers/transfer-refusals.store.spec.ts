import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { AMOUNT_MAX } from '@bourse/core/trading/amount.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { type Account, movesOf, must } from '../../../test/wallet-moves.rig.ts';
import { resumeCoin, stopCoin } from './store/coin-stop.store.ts';

let rig: Rig;
let on: ReturnType<typeof movesOf>;
let kept: Pick<Rig['deps'], 'identity' | 'products'>;
beforeAll(async () => {
  rig = await walletRig();
  on = movesOf(rig);
  kept = { identity: rig.deps.identity, products: rig.deps.products };
});
afterEach(() => {
  Object.assign(rig.deps, kept);
});
afterAll(() => rig.close());

const refused = (code: string, details?: object) => ({
  ok: false,
  refusal: details === undefined ? { code } : { code, details },
});
const rich = async () => {
  const who = await rig.person();
  await rig.give(who, 'USDT', '100');
  return who;
};
const transfer = (who: TestPerson, from: Account, to: Account, amount: string, asset = 'USDT') =>
  rig.http.transfer({ clientRequestId: randomUUID(), asset, from, to, amount }, rig.as(who));
const isUntouched = async (who: TestPerson) => expect(await on.balances(who)).toEqual({ 'funding/USDT': 100_000_000n });
/** While nobody may move the coin. */
const whileStopped = async <Value>(act: () => Promise<Value>): Promise<Value> => {
  await rig.t.db.tx((tx) => stopCoin(tx, 'USDT', rig.clock.nowMs()));
  try {
    return await act();
  } finally {
    await rig.t.db.tx((tx) => resumeCoin(tx, 'USDT'));
  }
};
const withFutures = (isOpened: boolean) =>
  Object.assign(rig.deps, {
    products: [{ name: 'futures', account: { account: 'futures', isOpened: async () => isOpened } }],
  });

describe('a transfer is refused with what caused it, and moves nothing:', () => {
  test.each<[Account, Account, string, string, object | undefined]>([
    ['funding', 'funding', '1', 'SAME_ACCOUNT', { account: 'funding' }],
    ['funding', 'futures', '1', 'ACCOUNT_NOT_OPENED', { account: 'futures' }],
    ['futures', 'funding', '1', 'ACCOUNT_NOT_OPENED', { account: 'futures' }],
    ['funding', 'spot', '0', 'AMOUNT_ZERO', undefined],
    ['funding', 'spot', '0.0000001', 'AMOUNT_PLACES', { places: 7, scale: 6 }],
    [
      'funding',
      'spot',
      '100.000001',
      'INSUFFICIENT_BALANCE',
      { account: 'funding', available: '100', needed: '100.000001' },
    ],
    ['spot', 'funding', '0.5', 'INSUFFICIENT_BALANCE', { account: 'spot', available: '0', needed: '0.5' }],
    ['p2p', 'funding', '0.5', 'INSUFFICIENT_BALANCE', { account: 'p2p', available: '0', needed: '0.5' }],
    ['p2p', 'spot', '0.5', 'INSUFFICIENT_BALANCE', { account: 'p2p', available: '0', needed: '0.5' }],
  ])('%s to %s of %s: %s', async (from, to, amount, code, details) => {
    const who = await rich();
    expect(await transfer(who, from, to, amount)).toEqual(refused(code, details));
    await isUntouched(who);
  });

  test('a coin that there is not', async () => {
    expect(await transfer(await rich(), 'funding', 'spot', '1', 'NOPE')).toEqual(
      refused('COIN_UNKNOWN', { asset: 'NOPE' }),
    );
  });

  test('futures to anywhere but funding, once it is opened; from there all that it has', async () => {
    const who = await rich();
    withFutures(true);
    must(await transfer(who, 'funding', 'futures', '5'));
    for (const to of ['spot', 'p2p'] as const) {
      expect(await transfer(who, 'futures', to, '1')).toEqual(refused('FUTURES_ONLY_TO_FUNDING', { to }));
    }
    must(await transfer(who, 'futures', 'funding', '5'));
    must(await transfer(who, 'funding', 'spot', '5'));
    must(await transfer(who, 'spot', 'futures', '5'));
    expect(await on.balances(who)).toMatchObject({ 'funding/USDT': 95_000_000n, 'futures/USDT': 5_000_000n });
    withFutures(false);
    expect(await transfer(who, 'spot', 'futures', '1')).toEqual(refused('ACCOUNT_NOT_OPENED', { account: 'futures' }));
    must(await transfer(who, 'funding', 'spot', '1'));
  });

  test('into P2P while that is off; out of it always', async () => {
    const who = await rich();
    must(await transfer(who, 'funding', 'p2p', '7'));
    const set = async (value: 'true' | 'false') => {
      await rig.t.db.tx((tx) =>
        rig.deps.settings.set(tx, { name: 'C2C_CLOSE', value, by: 'operator', nowMs: rig.clock.nowMs() }),
      );
    };
    await set('true');
    try {
      expect(await transfer(who, 'funding', 'p2p', '1')).toEqual(refused('FEATURE_OFF'));
      must(await transfer(who, 'p2p', 'funding', '4'));
      must(await transfer(who, 'p2p', 'spot', '3'));
      must(await transfer(who, 'spot', 'funding', '3'));
    } finally {
      await set('false');
    }
    expect(await on.balances(who)).toMatchObject({ 'funding/USDT': 100_000_000n, 'p2p/USDT': 0n });
  });

  test('more than the trading core holds of a coin; the most that it does is not too much', async () => {
    const who = await rich();
    const most = `${AMOUNT_MAX / 10n ** 18n}.${(AMOUNT_MAX % 10n ** 18n).toString().padStart(18, '0')}`;
    const more = `${(AMOUNT_MAX + 1n) / 10n ** 18n}.${((AMOUNT_MAX + 1n) % 10n ** 18n).toString().padStart(18, '0')}`;
    const max = most.replace(/\.?0+$/, '');
    for (const [from, to] of [
      ['funding', 'spot'],
      ['spot', 'funding'],
    ] as const) {
      expect(await transfer(who, from, to, more, 'ETH')).toEqual(refused('AMOUNT_TOO_LARGE', { max }));
      expect(await transfer(who, from, to, most, 'ETH')).toMatchObject(refused('INSUFFICIENT_BALANCE'));
    }
    // The books hold more.
    expect(await transfer(who, 'funding', 'p2p', more, 'ETH')).toMatchObject(refused('INSUFFICIENT_BALANCE'));
  });

  test('a coin that nobody moves now, from wherever to wherever; the same request goes on afterwards', async () => {
    const who = await rich();
    must(await transfer(who, 'funding', 'spot', '10'));
    must(await transfer(who, 'funding', 'p2p', '10'));
    const before = await on.balances(who);
    const requests = (
      [
        ['funding', 'spot'],
        ['spot', 'funding'],
        ['funding', 'p2p'],
        ['p2p', 'spot'],
      ] as const
    ).map(([from, to]) => ({ clientRequestId: randomUUID(), asset: 'USDT', from, to, amount: '1' }));
    await whileStopped(async () => {
      for (const request of requests) {
        expect(await rig.http.transfer(request, rig.as(who))).toEqual(refused('COIN_STOPPED', { asset: 'USDT' }));
      }
    });
    expect(await on.balances(who)).toEqual(before);
    for (const request of requests) {
      expect(must(await rig.http.transfer(request, rig.as(who)))).toMatchObject({ replayed: false, amount: '1' });
      expect(must(await rig.http.transfer(request, rig.as(who)))).toMatchObject({ replayed: true, amount: '1' });
      for (const other of [{ asset: 'USDC' }, { from: request.to, to: request.from }, { amount: '2' }]) {
        expect(await rig.http.transfer({ ...request, ...other }, rig.as(who))).toEqual(refused('IDEMPOTENCY_MISMATCH'));
      }
    }
    expect(await on.balances(who)).toEqual({
      'funding/USDT': 79_000_000n,
      'spot/USDT': 11_000_000n,
      'p2p/USDT': 10_000_000n,
    });
  });
});

describe('a send is refused with what caused it, and moves nothing:', () => {
  test.each<[string, string, object, object | undefined]>([
    ['COIN_UNKNOWN', '1', { asset: 'NOPE' }, { asset: 'NOPE' }],
    ['RECIPIENT_UNKNOWN', '1', { recipientAccount: '999999999' }, undefined],
  ])('%s', async (code, amount, more, details) => {
    const [who, friend] = [await rich(), await rig.person()];
    expect(await on.send(who, friend.uid, amount, more)).toEqual(refused(code, details));
    await isUntouched(who);
  });

  test('a coin that nobody moves now, before anybody asks for a code', async () => {
    const [who, friend] = [await rich(), await rig.person()];
    const wish = { asset: 'USDT', recipientType: 'account', recipientAccount: friend.uid, amount: '1' } as const;
    await whileStopped(async () => {
      for (const answer of [
        await rig.http.sendCode({ ...wish, channel: 'email' }, rig.as(who)),
        await on.send(who, friend.uid, '1'),
      ])
        expect(answer).toEqual(refused('COIN_STOPPED', { asset: 'USDT' }));
    });
    await isUntouched(who);
  });

  const wrong = refuse('TRADING_PASSWORD_WRONG', { left: 4 });
  test.each(['securityCheck', 'spendFactors'] as const)('what does not pass %s', async (step) => {
    const [who, friend] = [await rich(), await rig.person()];
    Object.assign(rig.deps, { identity: { ...kept.identity, [step]: async () => wrong } });
    expect(await on.send(who, friend.uid, '1')).toEqual(wrong);
    await isUntouched(who);
  });

  test('what a rule says by the time that the codes are judged', async () => {
    const [who, friend] = [await rich(), await rig.person()];
    const securityCheck = async ({ uid, sessionId }: { readonly uid: string; readonly sessionId: string }) => {
      must(await transfer(who, 'funding', 'spot', '99.5'));
      return ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null });
    };
    Object.assign(rig.deps, { identity: { ...kept.identity, securityCheck } });
    expect(await on.send(who, friend.uid, '1')).toMatchObject(refused('INSUFFICIENT_BALANCE'));
    expect(await on.balances(who)).toEqual({ 'funding/USDT': 500_000n, 'spot/USDT': 99_500_000n });
  });

  test('the security check is for this coin, person and sum, with as many codes as the sum asks for', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    const [friend, other] = [await rig.person(), await rig.person()];
    await rig.give(who, 'USDT', '50000');
    await rig.give(who, 'USDC', '50000');
    const asked: Record<string, unknown>[] = [];
    const securityCheck = async (check: { readonly uid: string; readonly sessionId: string }) => {
      asked.push({ ...check });
      return ok({ uid: check.uid, sessionId: check.sessionId, codeIds: [], totpStep: null, passkey: null });
    };
    Object.assign(rig.deps, { identity: { ...kept.identity, securityCheck } });
    const codes = { emailCode: '1', smsCode: '2', totpCode: '3', tradingPassword: '4' };
    must(await on.send(who, friend.uid, '10', codes));
    must(await on.send(who, friend.uid, '10.0', codes));
    must(await on.send(who, friend.uid, '11', codes));
    must(await on.send(who, other.uid, '10', codes));
    must(await on.send(who, friend.uid, '10', { ...codes, asset: 'USDC' }));
    const check = { uid: who.uid, sessionId: who.sessionId, purpose: 'send', factorsNeeded: 1, ...codes };
    for (const each of asked) expect(each).toMatchObject(check);
    const hashes = asked.map(({ payloadHash }) => payloadHash);
    expect(hashes[1]).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(4);
  });

  test('a code that is sent is for that payment, to the channel that was picked', async () => {
    const [who, friend] = [await rich(), await rig.person()];
    const bound: Record<string, unknown>[] = [];
    const note = async (each: { readonly uid: string; readonly sessionId: string }) => {
      bound.push({ ...each });
      return ok({ uid: each.uid, sessionId: each.sessionId, codeIds: [], totpStep: null, passkey: null });
    };
    const sendBoundCode = async (code: object) => {
      bound.push({ ...code });
      return kept.identity.sendBoundCode(code as never);
    };
    Object.assign(rig.deps, { identity: { ...kept.identity, securityCheck: note, sendBoundCode } });
    const wish = { asset: 'USDT', recipientType: 'account', recipientAccount: friend.uid, amount: '12.50' } as const;
    must(await rig.http.sendCode({ ...wish, channel: 'email' }, rig.as(who)));
    must(await on.send(who, friend.uid, '12.5'));
    const [code, check] = bound;
    expect(code).toMatchObject({ uid: who.uid, purpose: 'send', channel: 'email' });
    expect(code!.params).toMatchObject({ asset: 'USDT', amount: '12.5', recipient: expect.stringContaining('*') });
    expect(check).toMatchObject({ purpose: 'send', payloadHash: code!.payloadHash });
  });

  test('repeated or sent many times at once it is paid once; another one under its name is refused', async () => {
    const [who, friend, other] = [await rich(), await rig.person(), await rig.person()];
    const clientRequestId = randomUUID();
    const ask = (more: object = {}) => on.send(who, friend.uid, '3', { clientRequestId, ...more });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1);
    expect(must(await ask()).id).toBe(must(answers[0]!).id);
    const others = [
      { amount: '4' },
      { asset: 'USDC' },
      { recipientAccount: other.uid },
      { recipientType: 'email', recipientAccount: friend.email },
    ];
    for (const more of others) expect(await ask(more)).toEqual(refused('IDEMPOTENCY_MISMATCH'));
    expect(await on.balances(who)).toEqual({ 'funding/USDT': 97_000_000n });
  });
});

describe('looking for a recipient', () => {
  test('takes as long for nobody as for somebody, and for what is refused', async () => {
    const [who, friend] = [await rig.person(), await rig.person()];
    const ask = async (recipientAccount: string) => {
      const startedMs = performance.now();
      const answer = await rig.http.resolveRecipient({ recipientType: 'account', recipientAccount }, rig.as(who));
      return { answer, tookMs: performance.now() - startedMs };
    };
    for (const account of [friend.uid, '999999999', who.uid]) {
      expect((await ask(account)).tookMs).toBeGreaterThanOrEqual(118);
    }
    expect((await ask(who.uid)).answer).toEqual(refused('RECIPIENT_SELF'));
  });

  test('is refused from the eleventh on with how many and for how long, until an hour after the first', async () => {
    const who = await rig.person();
    const ask = (at: number) =>
      rig.http.resolveRecipient({ recipientType: 'account', recipientAccount: String(500_000_000 + at) }, rig.as(who));
    must(await ask(0));
    rig.clock.advanceMs(1);
    for (let at = 1; at < 10; at += 1) must(await ask(at));
    const tooMany = refused('LOOKUP_LIMIT', { max: 10, windowMs: HOUR_MS });
    expect(await ask(10)).toEqual(tooMany);
    must(await ask(9));
    rig.clock.advanceMs(HOUR_MS - 2);
    expect(await ask(10)).toEqual(tooMany);
    rig.clock.advanceMs(1);
    must(await ask(10));
    expect(await ask(11)).toEqual(tooMany);
  });
});
