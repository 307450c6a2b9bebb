import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setFrozenAt } from '../../src/modules/identity/store/person.store.ts';
import { refusalOf as refusal } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { codeOf, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';
import { payOut, payOutForm } from './payout.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const person = () => exchange.person({ funds: { USDT: '10000' } });
const finance = async () => (await exchange.staff('finance')).client;
const there = (account: string, asset: string, project: string) =>
  exchange.services.ledger.systemBalance(exchange.services.db, `system:${account}:${asset}:${project}`);
const owners = (asset: string) =>
  exchange.services.ledger.systemBalance(exchange.services.db, `system:equity:${asset}`);
const askFor = async (form: ReturnType<typeof payOutForm>) => (await finance()).call('staffLaunch', 'payOut', form);
const refusalOf = (form: ReturnType<typeof payOutForm>) => codeOf(askFor(form));

/** A sale of 1,000 tokens of which half are bought, for 800 USDT. */
async function halfSold(): Promise<{ id: string; buyer: Member }> {
  const project = await publish(exchange);
  const buyer = await person();
  await subscribe(buyer, project, '800');
  await pass(exchange, HOUR_MS);
  return { id: project.id, buyer };
}

/** Two of Finance put a coin aside for a project. */
async function putAside(project: string, token: string, amount: string): Promise<void> {
  const form = { clientRequestId: randomUUID(), project, token, amount, reason: 'The tokens of the project' };
  const [asks, decides] = [await finance(), await finance()];
  await asks.call('staffLaunch', 'fund', form);
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.fund')!;
  await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}

it('nothing leaves a project that can be cancelled, and what is not owed any more leaves it once', async () => {
  const project = await publish(exchange);
  const nora = await person();
  await subscribe(nora, project, '800');
  expect(await refusalOf(payOutForm(project.id, { asset: 'HBT' }))).toBe('LAUNCH_STILL_OWED');
  await pass(exchange, HOUR_MS);
  expect(await there('launch_proceeds', 'USDT', project.id)).toBe(usdt(800));
  // It is settled, and can be cancelled until the first tokens are unlocked.
  expect(await refusalOf(payOutForm(project.id))).toBe('LAUNCH_STILL_OWED');
  await pass(exchange, 2 * HOUR_MS);
  expect(await refusalOf(payOutForm(project.id, { amount: '800.000001' }))).toBe('LAUNCH_LESS_THERE');
  const otto = await exchange.person();
  await payOut(exchange, payOutForm(project.id, { amount: '500', uid: otto.uid }));
  expect(await free(otto, 'USDT')).toBe(usdt(500));
  const [before, supply] = [await owners('HBT'), await there('launch_supply', 'HBT', project.id)];
  expect(supply).toBe(tokens(500));
  await payOut(exchange, payOutForm(project.id, { asset: 'HBT', amount: '500' }));
  expect(await owners('HBT')).toBe(before + supply);
  expect(await refusalOf(payOutForm(project.id, { asset: 'HBT', amount: '0.00000001' }))).toBe('LAUNCH_LESS_THERE');
  expect(await there('launch_proceeds', 'USDT', project.id)).toBe(usdt(300));
  const told = await exchange.services.db.query(
    `select params from notices.notice where uid = $1 and kind = 'launch.payOut'`,
    [otto.uid],
  );
  expect(told).toHaveLength(1);
  await isRight();
  // Whoever rewrites who got it is found.
  const rewrite = (uid: string | null, to: string | null) =>
    exchange.database.ownerDb.query(
      'update launch.payout set uid = $3 where project_id = $1 and uid is not distinct from $2',
      [project.id, uid, to],
    );
  await rewrite(otto.uid, nora.uid);
  expect((await exchange.reconcile()).differences).toMatchObject([{ kind: 'ROW_NOT_ENTRY', asset: 'USDT' }]);
  await rewrite(nora.uid, otto.uid);
  await isRight();
});

it('a request that comes again is answered from what it did, and moves nothing', async () => {
  const { id } = await halfSold();
  await pass(exchange, 2 * HOUR_MS);
  const form = payOutForm(id, { amount: '300' });
  await payOut(exchange, form);
  expect(await askFor(form)).toEqual({ state: 'DONE' });
  expect(await refusalOf({ ...form, amount: '301' })).toBe('IDEMPOTENCY_MISMATCH');
  expect(await there('launch_proceeds', 'USDT', id)).toBe(usdt(500));
});

it('nothing goes to an account that is frozen, also where it was frozen after somebody asked', async () => {
  const { id } = await halfSold();
  await pass(exchange, 2 * HOUR_MS);
  const otto = await exchange.person();
  const freeze = (atMs: number | null) => exchange.services.db.tx((tx) => setFrozenAt(tx, otto.uid, atMs));
  const form = payOutForm(id, { amount: '300', uid: otto.uid });
  await freeze(exchange.clock.nowMs());
  expect(await refusalOf(form)).toBe('ACCOUNT_FROZEN');
  await freeze(null);
  await askFor(form);
  await freeze(exchange.clock.nowMs());
  const decides = await finance();
  const waiting = (await decides.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const asked = waiting.find(({ kind, subject }) => kind === 'staffLaunch.payOut' && subject.includes(id))!;
  const approval = { id: asked.id, contentHash: asked.contentHash, reason: 'As we agreed' };
  const approve = () => decides.call('staffActions', 'decide', { ...approval, decision: 'approve' });
  expect(await refusal(approve())).toMatchObject({ code: 'ACTION_IMPOSSIBLE', cause: 'ACCOUNT_FROZEN' });
  expect(await there('launch_proceeds', 'USDT', id)).toBe(usdt(800));
  await freeze(null);
  await approve();
  expect(await free(otto, 'USDT')).toBe(usdt(300));
  await isRight();
});

it('the paying coin that was put aside by mistake is seen, and leaves the project after its proceeds', async () => {
  const id = 'mistaken';
  await putAside(id, 'USDT', '70');
  const seen = async () => (await (await finance()).call('staffLaunch', 'projects')).aside;
  expect(await seen()).toContainEqual({ project: id, asset: 'USDT', amount: '70' });
  const project = await publish(exchange, { id });
  const buyer = await person();
  await subscribe(buyer, project, '800');
  await pass(exchange, 3 * HOUR_MS);
  await payOut(exchange, payOutForm(id, { amount: '800' }));
  expect(await seen()).toContainEqual({ project: id, asset: 'USDT', amount: '70' });
  expect(await refusal(askFor(payOutForm(id, { amount: '71' })))).toMatchObject({ available: '70' });
  await payOut(exchange, payOutForm(id, { amount: '70' }));
  expect(await there('launch_supply', 'USDT', id)).toBe(0n);
  expect((await seen()).filter(({ project: of }) => of === id)).toEqual([]);
  await isRight();
});

it('staff read to how many a cancelled sale would give back how much, without those who got nothing', async () => {
  const { id } = await publish(exchange, { rounds: [{ quotaMinor: 1n, personMinor: 1n }] });
  for (const who of [await person(), await person()]) await subscribe(who, { id }, '10');
  const paidBack = async () => {
    const { rows } = await (await finance()).call('staffLaunch', 'projects');
    return rows.find((row) => row.id === id)!.paidBack;
  };
  expect(await paidBack()).toEqual({ people: 2, amounts: [{ asset: 'USDT', amount: '20' }] });
  const { client: product } = await exchange.staff('product');
  await product.call('staffLaunch', 'cancel', { project: id, reason: 'The project has withdrawn' });
  const { rows } = await product.call('staffActions', 'list', { tab: 'asked' });
  expect(rows[0]!.after).toEqual({
    isCancelled: true,
    paidBack: 2,
    givenBack: [JSON.stringify({ asset: 'USDT', amount: '20' })],
  });
  await pass(exchange, HOUR_MS);
  expect(await paidBack()).toEqual({ people: 0, amounts: [] });
});

it('one person who takes part twice is one, and each coin stands by itself', async () => {
  const boost = { ...BOOST, startMs: exchange.clock.nowMs() + HOUR_MS, endMs: exchange.clock.nowMs() + 2 * HOUR_MS };
  const project = await publish(exchange, { rounds: [{}, boost] });
  const who = await exchange.person({ funds: { USDT: '1600', ETH: '3' } });
  await subscribe(who, project, '1600');
  await exchange.letPass(HOUR_MS, who);
  await runLaunch(exchange);
  await subscribe(who, project, '3', { round: '2' });
  const { rows } = await (await finance()).call('staffLaunch', 'projects');
  expect(rows.find((row) => row.id === project.id)!.paidBack).toEqual({
    people: 1,
    amounts: [
      { asset: 'ETH', amount: '3' },
      { asset: 'USDT', amount: '1600' },
    ],
  });
});

it('tokens that are put aside twice with one request are put aside once', async () => {
  const form = {
    clientRequestId: randomUUID(),
    project: 'never-published',
    token: 'HBT',
    amount: '70',
    reason: 'The tokens of the project',
  };
  const [asks, decides] = [await finance(), await finance()];
  expect(await asks.call('staffLaunch', 'fund', form)).toEqual({ state: 'WAITING' });
  // Its answer was lost, and it is sent again while it waits; nobody else may ask for the same meanwhile.
  expect(await asks.call('staffLaunch', 'fund', form)).toEqual({ state: 'WAITING' });
  expect(await codeOf(asks.call('staffLaunch', 'fund', { ...form, clientRequestId: randomUUID() }))).toBe(
    'ALREADY_ASKED',
  );
  expect(await codeOf(asks.call('staffLaunch', 'fund', { ...form, amount: '71' }))).toBe('ALREADY_ASKED');
  expect(await codeOf(decides.call('staffLaunch', 'fund', form))).toBe('ALREADY_ASKED');
  const [asked] = (await decides.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const { id, contentHash, after } = asked!;
  // The owners have none of it: whoever decides reads how much is not there yet.
  const have = await owners('HBT');
  const notThere = formatAmount(tokens(70) - have, 8);
  expect(after).toEqual({ funded: '70', amount: '70', ownersHave: formatAmount(have, 8), notThere });
  await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
  expect(await asks.call('staffLaunch', 'fund', form)).toEqual({ state: 'DONE' });
  expect(await codeOf(asks.call('staffLaunch', 'fund', { ...form, project: 'another' }))).toBe('IDEMPOTENCY_MISMATCH');
  expect(await there('launch_supply', 'HBT', 'never-published')).toBe(tokens(70));
  // It is never published: what was put aside for it goes back.
  await payOut(exchange, payOutForm('never-published', { asset: 'HBT', amount: '70' }));
  expect(await there('launch_supply', 'HBT', 'never-published')).toBe(0n);
  await isRight();
});

it('a sale of which nobody bought anything, and one that was cancelled and paid back, give their tokens back', async () => {
  const unsold = await publish(exchange);
  await pass(exchange, HOUR_MS);
  await payOut(exchange, payOutForm(unsold.id, { asset: 'HBT', amount: '1000' }));
  const { id, buyer } = await halfSold();
  const { db } = exchange.services;
  await db.query('update launch.project set cancelled_ms = 1 where id = $1', [id]);
  await db.query(`update launch.round set state = 'CANCELLED' where project_id = $1`, [id]);
  expect(await refusalOf(payOutForm(id, { asset: 'HBT' }))).toBe('LAUNCH_STILL_OWED');
  await runLaunch(exchange);
  expect(await free(buyer, 'USDT')).toBe(usdt(10_000));
  expect(await refusalOf(payOutForm(id))).toBe('LAUNCH_LESS_THERE');
  await payOut(exchange, payOutForm(id, { asset: 'HBT', amount: '1000' }));
  await isRight();
});

it('one of a coin waits at a time, and what cannot be is refused before anybody decides', async () => {
  const { id } = await halfSold();
  await pass(exchange, 2 * HOUR_MS);
  const [asks, decides] = [await finance(), await finance()];
  await asks.call('staffLaunch', 'payOut', payOutForm(id, { amount: '800' }));
  expect(await codeOf(decides.call('staffLaunch', 'payOut', payOutForm(id, { amount: '700' })))).toBe('ALREADY_ASKED');
  expect(await refusalOf(payOutForm(id, { uid: '999999999' }))).toBe('USER_UNKNOWN');
  expect(await refusalOf(payOutForm(id, { amount: '0' }))).toBe('AMOUNT_INVALID');
  expect(await refusalOf(payOutForm(id, { asset: 'NOPE' }))).toBe('COIN_UNKNOWN');
});
