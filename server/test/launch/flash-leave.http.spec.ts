import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { enter, FLASH, flashOf, pay } from './flash.rig.ts';
import { pass, publish, tokens } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '10000' } });
}, 120_000);
afterAll(() => exchange.close());

const giveUp = (who: Member, ticketId: string, leaves?: 'QUEUE' | 'PAYMENT') =>
  who.client.call('launch', 'giveUp', { ticketId, ...(leaves && { leaves }) });
const kinds = async (who: Member) =>
  (await who.client.call('notices', 'list', {})).rows
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('launch.'));

describe('leaving the queue of a flash round', () => {
  it('closes nothing, and gives up nothing that was reserved at the same moment', async () => {
    const project = await publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400) }] });
    await pass(exchange, 0);
    const first = await enter(nora, project, 2);
    expect(await giveUp(nora, first.id, 'QUEUE')).toMatchObject({ state: 'LEFT' });
    const second = await enter(nora, project, 2);
    expect(second.id).not.toBe(first.id);
    await pass(exchange, 4_000);
    await expect.poll(() => flashOf(nora, project)).toMatchObject({ ticket: { state: 'PAYING' } });
    // The page has not heard yet that the turn has come.
    expect(await giveUp(nora, second.id, 'QUEUE')).toMatchObject({ id: second.id, state: 'PAYING' });
    expect(await flashOf(nora, project)).toMatchObject({ closed: null, ticket: { state: 'PAYING' } });
    await pay(nora, second.id);
    await pass(exchange, 0);
    expect(await kinds(nora)).toEqual(['launch.bought']);
    expect((await exchange.reconcile()).differences).toEqual([]);
  });
});
