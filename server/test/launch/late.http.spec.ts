import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchJobs } from '../../src/modules/launch/public.ts';
import { watchLate } from '../../src/modules/launch/usecases/watch-late.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { publish, runLaunch, subscribe } from './launch.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const alarms = (project: string) =>
  exchange.database.ownerDb.query<{ code: string; ended_at_ms: string | null }>(
    'select code, ended_at_ms from wallet.chain_alarm where alarm_key like $1 order by at_ms',
    [`launch:%:${project}%`],
  );

describe('what people were promised within a day', () => {
  const settleOnly = async (name: string) => {
    for (const job of launchJobs(exchange.launch)) if (job.name === name) while ((await job.run()) === 'more');
  };

  it('is a reward: staff hear half a day before that it is late, once, and that it is there', async () => {
    const project = await publish(exchange, { rounds: [BOOST] });
    const who = await exchange.person({ funds: { ETH: '20' } });
    await subscribe(who, project, '5');
    await exchange.letPass(HOUR_MS, who);
    await settleOnly('launch-advance');
    await exchange.letPass(DAY_MS / 2 - HOUR_MS, who);
    await watchLate(exchange.launch);
    expect(await alarms(project.id)).toEqual([]);
    await exchange.letPass(HOUR_MS, who);
    await Promise.all([watchLate(exchange.launch), watchLate(exchange.launch)]);
    await watchLate(exchange.launch);
    expect(await alarms(project.id)).toEqual([{ code: 'LAUNCH_REWARD_LATE', ended_at_ms: null }]);
    await settleOnly('launch-settle');
    await watchLate(exchange.launch);
    const [told, ...more] = await alarms(project.id);
    expect([told!.ended_at_ms !== null, more]).toEqual([true, []]);
    await isRight();
  });

  it('is a price protection, also where nothing says what the market’s price was', async () => {
    const project = await publish(exchange, { protectionBps: 10_000 });
    const buyer = await exchange.person({ funds: { USDT: '1000' } });
    await subscribe(buyer, project, '160');
    for (const ms of [HOUR_MS, HOUR_MS]) {
      await exchange.letPass(ms, buyer);
      await runLaunch(exchange);
    }
    await exchange.letPass(DAY_MS / 2, buyer);
    await watchLate(exchange.launch);
    expect(await alarms(project.id)).toEqual([{ code: 'LAUNCH_PROTECTION_LATE', ended_at_ms: null }]);
    await runLaunch(exchange);
    await watchLate(exchange.launch);
    expect((await alarms(project.id))[0]!.ended_at_ms).not.toBeNull();
  });
});
