import type { MessageKey } from '@bourse/contract/launch/message-meanings.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ask, enter, FLASH, flashOf, giveUp, pay } from './flash.rig.ts';
import { pass, publish, runLaunch, tokens } from './launch.rig.ts';
import { refusedBy, type Said } from './messages.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
/** Four lots, whose opening is drawn. */
let open: Project;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());
beforeEach(async () => {
  [nora, otto] = [
    await exchange.person({ funds: { USDT: '1000' } }),
    await exchange.person({ funds: { USDT: '1000' } }),
  ];
  const flash = { ...FLASH.flash, quotaLots: 4 };
  open = await publish(exchange, { rounds: [{ ...FLASH, flash, quotaMinor: tokens(400), personMinor: tokens(400) }] });
  await pass(exchange, 4_000);
});

const turn = async (who: Member, lots: number) => {
  const { id } = await enter(who, open, lots);
  await runLaunch(exchange);
  return id;
};
const wrong = (id: string) => refusedBy(pay(nora, id, { tradingPassword: '000000' }));
const ticketNow = async () => (await flashOf(nora, open)).ticket;

type Result = Extract<MessageKey, `seckill_async_fail_${number}`>;

/** Every result of a request for lots, by a cause of its own. */
const CAUSES: Readonly<Record<Result, Said>> = {
  seckill_async_fail_1: async () => {
    await turn(nora, 1);
    return ticketNow();
  },
  seckill_async_fail_2: async () => giveUp(nora, await turn(nora, 1)),
  seckill_async_fail_3: () => refusedBy(ask(nora, open, 'of-another-hour', 1)),
  seckill_async_fail_4: async () => {
    await turn(otto, 4);
    await turn(nora, 1);
    await pass(exchange, 60 * MINUTE_MS);
    return ticketNow();
  },
  seckill_async_fail_5: async () => {
    await turn(otto, 3);
    await turn(nora, 2);
    return ticketNow();
  },
  seckill_async_fail_6: async () => {
    await turn(nora, 1);
    await pass(exchange, 3 * MINUTE_MS);
    return ticketNow();
  },
  seckill_async_fail_7: async () => wrong(await turn(nora, 1)),
  seckill_async_fail_8: async () => {
    const id = await turn(nora, 1);
    for (let tries = 0; tries < 5; tries += 1) await wrong(id);
    return wrong(id);
  },
  seckill_async_fail_9: async () => {
    const id = await turn(otto, 4);
    await turn(nora, 1);
    await pay(otto, id);
    await runLaunch(exchange);
    return ticketNow();
  },
  seckill_async_fail_10: async () => {
    await turn(otto, 4);
    await turn(nora, 1);
    return ticketNow();
  },
  seckill_async_fail_11: async () => {
    const { captchaId } = await nora.client.call('identity', 'captcha', {});
    const answer = { captchaId, captchaAnswer: '1' };
    return refusedBy(nora.client.call('launch', 'pass', { project: open.id, round: '1', ...answer }));
  },
};

it.each(Object.entries(CAUSES))('%s is the answer to its own cause', async (messageKey, said) => {
  const answer = expect.objectContaining({ messageKey });
  // What everybody sees of a round is up to half a second old.
  await expect.poll(said, { interval: 100_000, timeout: 20_000 }).toEqual(answer);
});

it('whoever has paid has no message', async () => {
  expect(await pay(nora, await turn(nora, 1))).toMatchObject({ state: 'PAID', messageKey: null });
});
