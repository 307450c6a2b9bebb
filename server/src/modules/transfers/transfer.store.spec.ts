import { randomUUID } from 'node:crypto';
import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import type { LocalTrading } from '../../engine/local-trading.ts';
import type { Trading } from '../../engine/trading.ts';
import { reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { finishTransfers } from './usecases/finish-transfers.ts';

let rig: Rig;
let started: LocalTrading[];
beforeEach(async () => {
  rig = await walletRig();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((core) => core.stop()));
  await rig.close();
});

const moving = (
  from: TransferAccount,
  to: TransferAccount,
  amount: string,
  clientRequestId: string = randomUUID(),
) => ({
  clientRequestId,
  asset: 'USDT',
  from,
  to,
  amount,
});
const move = (who: TestPerson, request: ReturnType<typeof moving>) => {
  rig.clock.advanceMs(1);
  return rig.http.transfer(request, rig.as(who));
};
const balances = async (who: TestPerson) =>
  Object.fromEntries(
    (await findOwnBalance(rig.t.db, who.uid)).map((row) => [row.account, Number(row.availableMinor + row.heldMinor)]),
  );
const states = async () =>
  (await rig.t.db.query<{ state: string }>('select state from wallet.transfer order by created_at_ms, id')).map(
    ({ state }) => state,
  );
// All figures come from one snapshot, because the trading core goes on while it is asked.
const differences = async () => (await reconcileAll(rig.deps.ledger, rig.t.db)).differences;
const recover = async () => {
  rig.clock.advanceMs(3_000);
  return finishTransfers(rig.deps);
};

/** The point where a process dies: it does nothing more, and what was not committed is lost. */
type Death = 'before the core hears of it' | 'before the core has answered' | 'before the last commit';

/** The trading core of a process that dies at one point. */
function dying(death: Death): Trading {
  const { core } = rig;
  const die = () => Promise.reject(new Error('the process has died'));
  return {
    submit: async (command) => {
      if (death === 'before the core hears of it') return die();
      const answer = await core.submit(command);
      return death === 'before the core has answered' ? die() : answer;
    },
    waitForRows: () => die(),
    onProjected: (listener) => core.onProjected(listener),
  };
}

const DEATHS: readonly Death[] = [
  'before the core hears of it',
  'before the core has answered',
  'before the last commit',
];

describe('a process that dies in a transfer', () => {
  test.each(DEATHS)('to spot, %s: another finishes it, once', async (death) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    await expect.poll(() => rig.core.isLeading).toBe(true);
    Object.assign(rig.deps, { trading: dying(death) });
    const request = moving('funding', 'spot', '7');
    await expect(move(who, request)).rejects.toThrow('has died');
    expect(await states()).toEqual(['LEAVING']);
    expect(await differences()).toEqual([]);
    // Nobody has to wonder where the money is.
    expect(Object.values(await balances(who)).reduce((sum, minor) => sum + minor, 0)).toBe(10_000_000);

    Object.assign(rig.deps, { trading: rig.core });
    await recover();
    expect(await states()).toEqual(['DONE']);
    expect(await balances(who)).toEqual({ funding: 3_000_000, spot: 7_000_000 });
    expect(await differences()).toEqual([]);
    await recover();
    expect(await move(who, request)).toMatchObject({ ok: true, value: { replayed: true, amount: '7' } });
    expect(await balances(who)).toEqual({ funding: 3_000_000, spot: 7_000_000 });
  });

  test.each(DEATHS)('from spot, %s: another finishes it, once', async (death) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    expect((await move(who, moving('funding', 'spot', '10'))).ok).toBe(true);
    Object.assign(rig.deps, { trading: dying(death) });
    const request = moving('spot', 'p2p', '7');
    await expect(move(who, request)).rejects.toThrow('has died');
    expect(await states()).toEqual(['DONE', 'ASKED']);
    await rig.core.waitForRows(rig.core.stateHash().sequence);
    expect(await differences()).toEqual([]);
    expect(Object.values(await balances(who)).reduce((sum, minor) => sum + minor, 0)).toBe(10_000_000);

    Object.assign(rig.deps, { trading: rig.core });
    expect(await move(who, request)).toMatchObject({ ok: true, value: { replayed: true, amount: '7' } });
    await recover();
    expect(await states()).toEqual(['DONE', 'DONE']);
    expect(await balances(who)).toEqual({ funding: 0, p2p: 7_000_000, spot: 3_000_000 });
    expect(await differences()).toEqual([]);
  });
});

describe('a transfer from spot that the core refuses', () => {
  test('says what is there, moves nothing, and the same request may be tried again', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    expect((await move(who, moving('funding', 'spot', '2.5'))).ok).toBe(true);
    const request = moving('spot', 'funding', '3');
    const short = {
      ok: false,
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { account: 'spot', available: '2.5', needed: '3' } },
    };
    expect(await move(who, request)).toEqual(short);
    expect(await move(who, request)).toEqual(short);
    expect(await states()).toEqual(['DONE', 'REFUSED']);
    expect((await rig.http.transfers({}, rig.as(who))).ok).toBe(true);
    expect((await move(who, moving('funding', 'spot', '1'))).ok).toBe(true);
    expect((await move(who, request)).ok).toBe(true);
    expect(await balances(who)).toEqual({ funding: 9_500_000, spot: 500_000 });
    expect(await differences()).toEqual([]);
  });

  test('is finished where the core has let it go for somebody else who asked at the same time', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    const request = moving('spot', 'funding', '3');
    expect(await move(who, request)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    expect((await move(who, moving('funding', 'spot', '5'))).ok).toBe(true);
    const [row] = await rig.t.db.query<{ id: string }>(`select id from wallet.transfer where state = 'REFUSED'`);
    const late = await rig.core.submit({
      kind: 'debit',
      account: Number(who.uid),
      asset: await rig.deps.assetNumbers.numberOf('USDT'),
      amountMinor: 3_000_000n,
      transferId: row!.id,
    });
    if (!late.ok) throw new Error(late.refusal.code);
    await rig.core.waitForRows(late.value.sequence);
    expect(await differences()).toEqual([]);
    await recover();
    expect(await balances(who)).toEqual({ funding: 8_000_000, spot: 2_000_000 });
    expect(await differences()).toEqual([]);
  });

  test('is forgotten after an hour', async () => {
    const who = await rig.person();
    expect(await move(who, moving('spot', 'funding', '3'))).toMatchObject({ ok: false });
    rig.clock.advanceMs(3_600_001);
    await finishTransfers(rig.deps);
    expect(await states()).toEqual([]);
  });
});

test('more than the core can hold of a coin comes back', async () => {
  const [rich, who] = [await rig.person(), await rig.person()];
  const whole = `8${'0'.repeat(24)}`;
  for (const one of [rich, who]) await rig.give(one, 'USDT', whole);
  expect((await move(rich, moving('funding', 'spot', `7${'9'.repeat(24)}`))).ok).toBe(true);
  const request = moving('funding', 'spot', '2');
  const refused = { ok: false, refusal: { code: 'AMOUNT_TOO_LARGE' } };
  expect(await move(who, request)).toMatchObject({ ...refused, refusal: { details: { max: '1' } } });
  expect(await move(who, request)).toMatchObject(refused);
  expect(await move(who, moving('funding', 'spot', `9${'0'.repeat(24)}`))).toMatchObject(refused);
  expect(await states()).toEqual(['DONE', 'RETURNED']);
  expect((await findOwnBalance(rig.t.db, who.uid)).map(({ availableMinor }) => availableMinor)).toEqual([
    8n * 10n ** 30n,
  ]);
  expect(await differences()).toEqual([]);
});

describe('a trading core that is away', () => {
  test('is said to be busy; the transfer is finished when one is there again', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    await rig.core.stop();
    const request = moving('funding', 'spot', '4');
    expect(await move(who, request)).toMatchObject({ refusal: { code: 'OUTCOME_UNKNOWN' } });
    expect(await balances(who)).toEqual({ funding: 6_000_000, in_transit: 4_000_000 });
    expect(await rig.http.holds({ asset: 'USDT' }, rig.as(who))).toMatchObject({
      value: { rows: [{ reason: 'TRANSFER', account: 'in_transit', amount: '4' }] },
    });
    expect(await differences()).toEqual([]);
    const next = await rig.startTrading();
    started.push(next);
    Object.assign(rig.deps, { trading: next });
    await recover();
    expect(await move(who, request)).toMatchObject({ ok: true, value: { replayed: true } });
    expect(await balances(who)).toEqual({ funding: 6_000_000, spot: 4_000_000 });
    expect(await differences()).toEqual([]);
  });

  test('and is replaced again and again: what hundreds move at once is there once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => rig.person()));
    for (const who of people) await rig.give(who, 'USDT', '100');
    const cores: LocalTrading[] = [rig.core];
    const leader: Trading = {
      submit: (command) => (cores.find(({ isLeading }) => isLeading) ?? rig.core).submit(command),
      waitForRows: (sequence) => cores.at(-1)!.waitForRows(sequence),
      onProjected: (listener) => rig.core.onProjected(listener),
    };
    Object.assign(rig.deps, { trading: leader });
    const asked: Promise<unknown>[] = [];
    for (let round = 0; round < 4; round++) {
      for (let at = 0; at < 40; at++) {
        const [from, to] = (at % 2 === 0 ? ['funding', 'spot'] : ['spot', 'funding']) as [
          TransferAccount,
          TransferAccount,
        ];
        asked.push(move(people[Math.floor(at / 2) % 4]!, moving(from, to, `${1 + (at % 5)}`)));
      }
      const next = await rig.startTrading();
      started.push(next);
      cores.push(next);
      await rig.t.ownerDb.query('update platform.lease set until_at_ms = 1');
      await expect.poll(() => cores.some(({ isLeading }) => isLeading)).toBe(true);
    }
    await Promise.all(asked);
    // As the job does it: again, while no core leads or the one that does is still reading.
    const ended = async () => {
      await recover();
      return new Set(await states());
    };
    await expect.poll(ended).toEqual(new Set(['DONE', 'REFUSED']));
    for (const who of people) {
      const { funding, spot, in_transit } = await balances(who);
      expect(in_transit).toBeUndefined();
      expect(funding! + (spot ?? 0)).toBe(100_000_000);
    }
    expect(await differences()).toEqual([]);
  });
});
