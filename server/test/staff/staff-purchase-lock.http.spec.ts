import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPurchaseLot, purchaseLockDays } from '../../src/modules/withdrawals/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const buy = (person: Member, ref = randomUUID(), lockDays?: 0 | 1 | 3 | 7) =>
  exchange.services.db.tx((tx) =>
    addPurchaseLot(tx, {
      uid: person.uid,
      asset: 'USDT',
      amountMinor: 10_000_000n,
      price: { priceUnits: 1n, priceScale: 0 },
      source: 'p2p',
      ref,
      completedAtMs: exchange.clock.nowMs(),
      ...(lockDays !== undefined && { lockDays }),
    }),
  );

it('Risk sets with a reason how long purchases stay; it counts for lots made from then on', async () => {
  const nora = await exchange.person();
  const { client, login } = await exchange.staff('risk');
  const { uid } = nora;
  const lots = async () => (await client.call('staffPurchaseLock', 'lots', { uid })).rows;
  expect(await client.call('staffPurchaseLock', 'level', { uid })).toEqual({ lockDays: 1, setBy: null, setAtMs: null });
  const firstRef = randomUUID();
  const first = await buy(nora, firstRef);
  const [before] = await lots();
  expect(before).toMatchObject({ asset: 'USDT', amount: '10', source: 'p2p', lockDays: 1 });
  expect(before!.unlockAtMs).toBe(before!.completedAtMs + DAY_MS);

  const set = (lockDays: string, by = client) =>
    by.call('staffPurchaseLock', 'setLevel', { uid, lockDays, reason } as never);
  expect(await set('7')).toEqual({ state: 'DONE' });
  expect(await client.call('staffPurchaseLock', 'level', { uid })).toMatchObject({ lockDays: 7, setBy: login });
  expect(await lots(), 'what exists keeps its time').toEqual([before]);
  expect(await buy(nora, firstRef), 'asked for again it is the same lot').toBe(first);
  await buy(nora);
  expect(
    (await lots()).map(({ lockDays, unlockAtMs, completedAtMs }) => [lockDays, unlockAtMs - completedAtMs]),
  ).toEqual([
    [7, 7 * DAY_MS],
    [1, DAY_MS],
  ]);
  // An order that was made before shows what counts for it.
  await buy(nora, randomUUID(), 3);
  expect((await lots())[0]).toMatchObject({ lockDays: 3 });

  expect(await codeOf(set('7'))).toBe('NO_CHANGE');
  expect(await set('0')).toEqual({ state: 'DONE' });
  expect(await purchaseLockDays(exchange.services.db, uid)).toBe(0);
  const auditor = (await exchange.staff('auditor')).client;
  const log = await auditor.call('staffApprovals', 'auditLog', { subject: `user:${uid}` });
  expect(log.rows.map(({ action, reason, before, after }) => [action, reason, before, after])).toEqual([
    ['staffPurchaseLock.setLevel', reason, '{"purchaseLockDays":7}', '{"purchaseLockDays":0}'],
    ['staffPurchaseLock.setLevel', reason, '{"purchaseLockDays":1}', '{"purchaseLockDays":7}'],
  ]);
});

it('other roles are refused, and so are a relative, an unknown person and another number of days', async () => {
  const nora = await exchange.person();
  const { uid } = nora;
  const compliance = (await exchange.staff('compliance')).client;
  const risk = await exchange.staff('risk');
  const wish = { uid, lockDays: '7', reason } as const;
  expect(await codeOf(compliance.call('staffPurchaseLock', 'setLevel', wish))).toBe('FORBIDDEN');
  expect(await codeOf(risk.client.call('staffPurchaseLock', 'setLevel', { ...wish, uid: '999999999' }))).toBe(
    'USER_UNKNOWN',
  );
  expect(await codeOf(risk.client.call('staffPurchaseLock', 'setLevel', { ...wish, lockDays: '2' } as never))).toBe(
    'FIELD_INVALID',
  );
  const [root, second] = [await exchange.staff('superadmin'), await exchange.staff('superadmin')];
  const { rows } = await root.client.call('staffMembers', 'list');
  const { staffId } = rows.find(({ login }) => login === risk.login)!;
  await root.client.call('staffMembers', 'setPersons', { staffId, ownUid: '', relativeUids: uid, reason });
  expect((await decideNewest(second.client)).decided).toBe('ok');
  expect(await codeOf(risk.client.call('staffPurchaseLock', 'setLevel', wish))).toBe('OWN_ACCOUNT');
  expect(await purchaseLockDays(exchange.services.db, uid)).toBe(1);
});

it('two who set it at once each see what the other left', async () => {
  const nora = await exchange.person();
  const [one, two] = [(await exchange.staff('risk')).client, (await exchange.staff('risk')).client];
  const wish = { uid: nora.uid, lockDays: '3', reason } as const;
  const answers = await Promise.all([one, two].map((each) => codeOf(each.call('staffPurchaseLock', 'setLevel', wish))));
  expect(answers.toSorted()).toEqual(['NO_CHANGE', 'ok']);
});
