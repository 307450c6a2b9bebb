import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { enter, FLASH, flashOf, passOf, pay } from './flash.rig.ts';
import { codeOf, pass, publish, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
let petra: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '10000' } });
  otto = await exchange.person({ funds: { USDT: '10000' } });
  petra = await exchange.person({ funds: { USDT: '10000' } });
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const make = () => publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400) }] });

describe('a flash round', () => {
  it('reserves in turn, takes the money when it is paid, gives back what is not, and ends when all is paid', async () => {
    const project = await make();
    await pass(exchange, 0);
    const before = await free(nora, 'USDT');
    const ticket = await enter(nora, project, 4);
    expect(ticket).toMatchObject({ state: 'QUEUED', lots: 4, tokens: '400', cost: '640', position: null });
    expect((await enter(nora, project, 4)).id).toBe(ticket.id);
    expect((await flashOf(nora, project)).seed).toBeNull();
    await pass(exchange, 4_000);
    // What everybody reads of a round is at most half a second old.
    await expect
      .poll(() => flashOf(nora, project))
      .toMatchObject({ payingLots: 4, freeLots: 6, ticket: { state: 'PAYING' } });
    expect((await flashOf(nora, project)).seed).toHaveLength(64);
    await isRight();
    expect(await pay(nora, ticket.id)).toMatchObject({ state: 'PAID' });
    expect(await pay(nora, ticket.id)).toMatchObject({ state: 'PAID' });
    expect(before - (await free(nora, 'USDT'))).toBe(usdt(640));
    await isRight();

    const late = await enter(otto, project, 4);
    const left = await enter(petra, project, 2);
    await pass(exchange, 0);
    expect(await petra.client.call('launch', 'giveUp', { ticketId: left.id })).toMatchObject({ state: 'CANCELLED' });
    expect(await codeOf(enter(petra, project, 1))).toBe('LAUNCH_GAVE_UP');
    expect(await codeOf(passOf(nora, project))).toBe('LAUNCH_BOUGHT');
    await pass(exchange, 3 * MINUTE_MS);
    expect(await codeOf(pay(otto, late.id))).toBe('LAUNCH_PAY_EXPIRED');
    const again = await enter(otto, project, 4);
    await pass(exchange, 0);
    await pay(otto, again.id);
    await isRight();
    await pass(exchange, 60 * MINUTE_MS);
    await expect.poll(() => flashOf(petra, project)).toMatchObject({ paidLots: 8, payingLots: 0, freeLots: 2 });
    await pass(exchange, 60 * MINUTE_MS);
    expect(await free(nora, 'HBT')).toBe(tokens(80));
    await isRight();
  });
});
