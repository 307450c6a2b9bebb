import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletHttp } from '../../../test/wallet.http.ts';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { coreTotals } from '../../engine/projection/core-totals.query.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import type { Db } from '../../platform/db/db.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { finishTransfers } from '../transfers/usecases/finish-transfers.ts';
import { transferTransit } from '../transfers/usecases/transfer-transit.ts';
import { findOutgoing } from './queries/outgoing.query.ts';
import { withdrawalHoldOwner } from './queries/withdrawal-hold.query.ts';

const CALLERS = 200;
const PROCESSES = 4;

let rig: Rig;
const pools: Db[] = [];
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await rig.close();
});

/** The wallet as another process has it: connections, books and lane of its own. */
function process() {
  const db = rig.t.another(10);
  pools.push(db);
  return walletHttp({ ...rig.deps, db, ledger: new Ledger(db, { ports: { transit: transferTransit } }) });
}

test('two hundred withdrawals, sends and transfers of one account, in four processes at once, pass neither its balance nor its limit', async () => {
  const who = await rig.person({ kyc: 'none' });
  const friends = [await rig.person(), await rig.person()];
  await rig.give(who, 'USDT', '2000');
  const processes = Array.from({ length: PROCESSES }, process);
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, async (_, at) => {
      const http = processes[at % PROCESSES]!;
      const common = { clientRequestId: randomUUID(), asset: 'USDT' };
      const as = rig.as(who);
      // Three kinds in turn, so that each process has all of them.
      const kind = Math.floor(at / PROCESSES) % 3;
      if (kind === 0) {
        const wish = { ...common, network: 'eth', address: OUTSIDE, amount: '21', ...rig.secrets };
        return { kind, answer: await http.withdraw(wish, as) };
      }
      if (kind === 1) {
        const to = { recipientType: 'account', recipientAccount: friends[at % 2]!.uid } as const;
        return { kind, answer: await http.send({ ...common, ...to, amount: '13', ...rig.secrets }, as) };
      }
      const move = { ...common, from: 'funding', to: 'spot', amount: '29' } as const;
      return { kind, answer: await http.transfer(move, as) };
    }),
  );
  const counts = [0, 1, 2].map((kind) => answers.filter((each) => each.kind === kind && each.answer.ok).length);
  const [withdrawals = 0, sends = 0, transfers = 0] = counts;
  const leftMinor = BigInt(withdrawals * 21 + sends * 13) * 1_000_000n;
  const refusals = new Set(answers.flatMap(({ answer }) => (answer.ok ? [] : [answer.refusal.code])));
  expect([...refusals].filter((code) => !['INSUFFICIENT_BALANCE', 'LIMIT_24H'].includes(code))).toEqual([]);
  // The limit of 1,000 and the balance of 2,000 are each used up as far as the next payment would have passed it.
  expect(leftMinor).toBeLessThanOrEqual(1_000_000_000n);
  expect(withdrawals * 21 + sends * 13 + transfers * 29).toBeLessThanOrEqual(2_000);
  expect(
    withdrawals * 21 + sends * 13 + 13 > 1_000 || withdrawals * 21 + sends * 13 + transfers * 29 + 29 > 2_000,
  ).toBe(true);

  const outgoing = await findOutgoing(rig.t.db, who.uid, 0);
  expect(outgoing.reduce((sum, each) => sum + each.valueMinor, 0n)).toBe(leftMinor);
  while ((await finishTransfers(rig.deps)) === 'more');
  const rows = (person: TestPerson) => findOwnBalance(rig.t.db, person.uid);
  const own = await rows(who);
  for (const row of own) expect(row.availableMinor >= 0n && row.heldMinor >= 0n).toBe(true);
  const of = (account: string) => own.find((row) => row.account === account && row.asset === 'USDT');
  expect(of('funding')?.heldMinor ?? 0n).toBe(BigInt(withdrawals) * 21_000_000n);
  expect(of('spot')?.availableMinor ?? 0n).toBe(BigInt(transfers) * 29_000_000n);
  const got = (await Promise.all(friends.map(rows))).flat().reduce((sum, row) => sum + row.availableMinor, 0n);
  expect(got).toBe(BigInt(sends) * 13_000_000n);
  expect((of('funding')?.availableMinor ?? 0n) + leftMinor + BigInt(transfers) * 29_000_000n).toBe(2_000_000_000n);

  const ports = { transit: transferTransit, trading: coreTotals, holdOwners: () => [withdrawalHoldOwner] };
  const report = await reconcileAll(new Ledger(rig.t.db, { ports }), rig.t.db);
  expect(report.differences).toEqual([]);
}, 120_000);

test('the limit holds over several coins and kinds when every other payment is cancelled meanwhile', async () => {
  const who = await rig.person({ kyc: 'none' });
  await rig.give(who, 'USDT', '5000');
  await rig.give(who, 'ETH', '5');
  const processes = Array.from({ length: PROCESSES }, process);
  const usedMostMinor: bigint[] = [];
  const look = async () => {
    const outgoing = await findOutgoing(rig.t.db, who.uid, 0);
    usedMostMinor.push(outgoing.reduce((sum, each) => sum + each.valueMinor, 0n));
  };
  await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const http = processes[at % PROCESSES]!;
      const coin = at % 2 ? { asset: 'USDT', amount: '90' } : { asset: 'ETH', amount: '0.04' };
      const wish = { clientRequestId: randomUUID(), network: 'eth', address: OUTSIDE, ...coin, ...rig.secrets };
      const made = await http.withdraw(wish, rig.as(who));
      await look();
      if (made.ok && at % 4 === 0) await http.cancelWithdrawal({ id: made.value.id }, rig.as(who));
    }),
  );
  await look();
  for (const used of usedMostMinor) expect(used).toBeLessThanOrEqual(1_000_000_000n);
}, 120_000);
