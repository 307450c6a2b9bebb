import { randomUUID } from 'node:crypto';
import { accountPath, systemAccount } from '@bourse/core/ledger/account.ts';
import { ok } from '@bourse/core/result.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { type Account, movesOf, must } from '../../../test/wallet-moves.rig.ts';
import type { Trading } from '../../engine/trading.ts';
import { reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import { resumeCoin, stopCoin } from './store/coin-stop.store.ts';
import { beginDeskTransfer, type Desk } from './usecases/desk-transfer.ts';
import { driveTransfer } from './usecases/drive-transfer.ts';
import { finishTransfers } from './usecases/finish-transfers.ts';
import { moveSpotBalances } from './usecases/move-spot-balances.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterEach(() => {
  Object.assign(rig.deps, { trading: rig.core });
});
afterAll(() => rig.close());

const move = (who: TestPerson, from: Account, to: Account, amount: string) => movesOf(rig).move(who, from, to, amount);
const balances = (who: TestPerson) => movesOf(rig).balances(who);
const stateOf = async ({ uid }: TestPerson) =>
  (
    await rig.t.db.query<{ state: string }>('select state from wallet.transfer where uid = $1 order by state', [uid])
  ).map(({ state }) => state);
const differences = async () => (await reconcileAll(rig.deps.ledger, rig.t.db)).differences;
const give = async (amount: string) => {
  const who = await rig.person();
  await rig.give(who, 'USDT', amount);
  return who;
};
/** The core as others hear it. */
const hear = (submit: Trading['submit']) =>
  Object.assign(rig.deps, {
    trading: {
      submit,
      waitForRows: (sequence: number) => rig.core.waitForRows(sequence),
      onProjected: (listener: Parameters<Trading['onProjected']>[0]) => rig.core.onProjected(listener),
    } as Trading,
  });
const refusing = (code: string, before: () => Promise<unknown> = async () => {}) =>
  hear(async () => {
    await before();
    return ok({
      sequence: 0,
      atMs: 0,
      outcome: [{ kind: 'refused', refusal: { code, details: { max: '3' } } }],
    }) as never;
  });

describe('what the core says no to', () => {
  test('goes back to where it came from, also by way of funding', async () => {
    const who = await give('10');
    must(await move(who, 'funding', 'p2p', '4'));
    refusing('AMOUNT_TOO_LARGE');
    for (const [from, to] of [
      ['p2p', 'spot'],
      ['funding', 'spot'],
    ] as const) {
      expect(await move(who, from, to, '4')).toEqual({
        ok: false,
        refusal: { code: 'AMOUNT_TOO_LARGE', details: { max: '0.000003' } },
      });
      expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'p2p/USDT': 4_000_000n });
    }
    expect(await stateOf(who)).toEqual(['DONE', 'RETURNED', 'RETURNED']);
    expect(await differences()).toEqual([]);
  });

  test.each(['MARKET_UNKNOWN', 'INSUFFICIENT_BALANCE'])(
    'for a reason that cannot be, %s, stays under way',
    async (code) => {
      const who = await give('10');
      refusing(code);
      await expect(move(who, 'funding', 'spot', '4')).rejects.toThrow(code);
      expect(await stateOf(who)).toEqual(['LEAVING']);
      Object.assign(rig.deps, { trading: rig.core });
      await finishTransfers(rig.deps, { ageMs: 0 });
      expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'spot/USDT': 4_000_000n });
    },
  );

  test('is not what an answer about something else says: the money stays under way', async () => {
    const who = await give('10');
    hear(async () => ok({ sequence: 0, atMs: 0, outcome: [{ kind: 'rested' }] }) as never);
    await expect(move(who, 'funding', 'spot', '4')).rejects.toThrow('rested');
    expect(await stateOf(who)).toEqual(['LEAVING']);
    Object.assign(rig.deps, { trading: rig.core });
    await finishTransfers(rig.deps, { ageMs: 0 });
    expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'spot/USDT': 4_000_000n });
  });

  test('is done all the same where somebody who asked at the same time got it', async () => {
    const who = await give('10');
    must(await move(who, 'funding', 'spot', '10'));
    refusing('INSUFFICIENT_BALANCE', () =>
      rig.t.ownerDb.query(`update wallet.transfer set state = 'DONE' where uid = $1 and state = 'ASKED'`, [who.uid]),
    );
    expect(must(await move(who, 'spot', 'funding', '4'))).toMatchObject({ amount: '4', replayed: false });
    // Nobody moved it here.
    await rig.t.ownerDb.query(`delete from wallet.transfer where uid = $1 and from_account = 'spot'`, [who.uid]);
  });
});

describe('a core that cannot be heard', () => {
  test('is asked again under the same id, until it answers', async () => {
    const who = await give('10');
    const asked: Command[] = [];
    hear(async (command) => {
      asked.push(command);
      if (asked.length === 1) throw Object.assign(new Error('the database went'), { code: '57P01' });
      if (asked.length === 2) return { ok: false, refusal: { code: 'BUSY' } } as never;
      return rig.core.submit(command);
    });
    must(await move(who, 'funding', 'spot', '4'));
    expect(asked).toEqual([asked[0], asked[0], asked[0]]);
    expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'spot/USDT': 4_000_000n });
  });

  test('says again what it has done where its first answer is lost, and moves it once', async () => {
    const who = await give('10');
    let asked = 0;
    hear(async (command) => {
      const answer = await rig.core.submit(command);
      if (++asked === 1) throw Object.assign(new Error('the database went'), { code: '57P01' });
      return answer;
    });
    must(await move(who, 'funding', 'spot', '4'));
    expect(asked).toBe(2);
    expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'spot/USDT': 4_000_000n });
  });

  test('leaves to the job what was refused once, is asked for again, and is cut off', async () => {
    const who = await give('10');
    const ask = (clientRequestId: string) => movesOf(rig).move(who, 'spot', 'funding', '4', clientRequestId);
    const again = randomUUID();
    expect(await ask(again)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    must(await move(who, 'funding', 'spot', '4'));
    hear(async (command) => {
      await rig.core.submit(command);
      throw new Error('died');
    });
    await expect(ask(again)).rejects.toThrow('died');
    Object.assign(rig.deps, { trading: rig.core });
    expect(await finishTransfers(rig.deps, { ageMs: 0 })).toBe('more');
    expect(await balances(who)).toEqual({ 'funding/USDT': 10_000_000n, 'spot/USDT': 0n });
    expect(await finishTransfers(rig.deps, { ageMs: 0 })).toBe('none');
  });

  test('moves nothing of a coin that was stopped since the same request was refused', async () => {
    const who = await give('10');
    const again = randomUUID();
    const ask = () => movesOf(rig).move(who, 'spot', 'funding', '4', again);
    expect(await ask()).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    must(await move(who, 'funding', 'spot', '4'));
    await rig.t.db.tx((tx) => stopCoin(tx, 'USDT', rig.clock.nowMs()));
    expect(await ask()).toMatchObject({ refusal: { code: 'COIN_STOPPED', details: { asset: 'USDT' } } });
    await rig.t.db.tx((tx) => resumeCoin(tx, 'USDT'));
    expect(must(await ask())).toMatchObject({ amount: '4' });
    expect(await balances(who)).toEqual({ 'funding/USDT': 10_000_000n, 'spot/USDT': 0n });
  });

  test('keeps the job waiting where it does not answer, and no transfer is lost of it', async () => {
    const who = await give('10');
    hear(() => Promise.reject(new Error('died')));
    await expect(move(who, 'funding', 'spot', '4')).rejects.toThrow('died');
    hear(async () => ({ ok: false, refusal: { code: 'BUSY' } }) as never);
    expect(await finishTransfers(rig.deps, { ageMs: 0 })).toBe('busy');
    Object.assign(rig.deps, { trading: rig.core });
    expect(await finishTransfers(rig.deps, { ageMs: 0 })).toBe('more');
    expect(await stateOf(who)).toEqual(['DONE']);
  });

  test('is not asked again for what it has done, as its rows say', async () => {
    const who = await give('10');
    hear((command) => rig.core.submit(command));
    Object.assign(rig.deps.trading, { waitForRows: () => Promise.reject(new Error('died')) });
    await expect(move(who, 'funding', 'spot', '4')).rejects.toThrow('died');
    await rig.core.waitForRows(rig.core.stateHash().sequence);
    hear(() => expect.unreachable('it is done'));
    await finishTransfers(rig.deps, { ageMs: 0 });
    expect(await stateOf(who)).toEqual(['DONE']);
    expect(await balances(who)).toEqual({ 'funding/USDT': 6_000_000n, 'spot/USDT': 4_000_000n });
  });
});

test('whoever moves money hears once that the balances changed', async () => {
  const who = await give('10');
  const told = async () => {
    const rows = await rig.t.db.query<{ payload: object }>(
      `select payload from platform.outbox where uid = $1 and topic = 'balances.changed'`,
      [who.uid],
    );
    return rows.map(({ payload }) => payload);
  };
  let times = (await told()).length;
  for (const [from, to] of [
    ['funding', 'p2p'],
    ['funding', 'spot'],
    ['spot', 'funding'],
    ['p2p', 'spot'],
  ] as const) {
    must(await move(who, from, to, '1'));
    times += 1;
    const all = await told();
    expect(all.length, `${from} to ${to}`).toBe(times);
    expect(all.at(-1)).toEqual({ assets: ['USDT'] });
  }
  refusing('AMOUNT_TOO_LARGE');
  expect((await move(who, 'funding', 'spot', '1')).ok).toBe(false);
  const all = await told();
  expect(all.length, 'what came back').toBe(times + 1);
  expect(all.at(-1)).toEqual({ assets: ['USDT'] });
});

describe('a desk of the house', () => {
  const DESK: Desk = { uid: 'house.conversion', account: 'conversion' };
  const inBooks = () => rig.deps.ledger.systemBalance(rig.t.db, accountPath(systemAccount('conversion', 'USDT')));
  const begin = (to: 'spot' | 'desk', amountMinor: bigint) =>
    rig.t.db.decide((tx) => beginDeskTransfer(rig.deps, tx, DESK, { asset: 'USDT', amountMinor, to }));

  test('moves what it sells to the core and what that brought back, and neither while the coin is stopped', async () => {
    const key = randomUUID();
    await rig.t.db.tx((tx) =>
      rig.deps.ledger.apply(tx, [
        {
          op: 'post',
          key,
          kind: 'conversion.fund',
          ref: key,
          atMs: rig.clock.nowMs(),
          legs: [
            { account: { kind: 'system', account: 'custody', asset: 'USDT', sub: 'eth' }, amountMinor: -9_000_000n },
            { account: systemAccount('conversion', 'USDT'), amountMinor: 9_000_000n },
          ],
        },
      ]),
    );
    const sold = must(await begin('spot', 5_000_000n));
    expect(sold).toMatchObject({ from: 'conversion', to: 'spot', state: 'LEAVING', amountMinor: 5_000_000n });
    expect(await inBooks()).toBe(4_000_000n);
    must(await driveTransfer(rig.deps, sold, { isNew: true }));
    const brought = must(await begin('desk', 2_000_000n));
    expect(brought).toMatchObject({ from: 'spot', to: 'conversion', state: 'ASKED' });
    expect(await inBooks()).toBe(4_000_000n);
    must(await driveTransfer(rig.deps, brought, { isNew: true }));
    expect(await inBooks()).toBe(6_000_000n);
    const entries = await rig.t.ownerDb.query<{ kind: string }>(
      'select distinct kind from ledger.entry where ref = any ($1) order by 1',
      [[sold.id, brought.id]],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['conversion.sale', 'trading.credit', 'trading.debit']);
    expect(await rig.t.ownerDb.query('select topic from platform.outbox where uid = $1', [DESK.uid])).toEqual([]);
    await rig.t.db.tx((tx) => stopCoin(tx, 'USDT', rig.clock.nowMs()));
    for (const to of ['spot', 'desk'] as const) {
      expect(await begin(to, 1_000_000n)).toEqual({
        ok: false,
        refusal: { code: 'COIN_STOPPED', details: { asset: 'USDT' } },
      });
    }
    await rig.t.db.tx((tx) => resumeCoin(tx, 'USDT'));
    expect(await inBooks()).toBe(6_000_000n);
    expect(await differences()).toEqual([]);
  });
});

test('a spot balance of an older release that the books do not let go stops the start', async () => {
  const who = await give('10');
  const { ledger: books } = rig.deps;
  // Books that tell of money that they do not have, as no real ones can be made to.
  const ledger = {
    balancesIn: async () => [{ uid: who.uid, asset: 'USDT', availableMinor: 5_000_000n }],
    mustApply: books.mustApply.bind(books),
  } as unknown as typeof books;
  // It has none there.
  await expect(moveSpotBalances({ ...rig.deps, ledger })).rejects.toThrow('INSUFFICIENT_BALANCE');
  expect(await stateOf(who)).toEqual([]);
  expect(await balances(who)).toEqual({ 'funding/USDT': 10_000_000n });
});
