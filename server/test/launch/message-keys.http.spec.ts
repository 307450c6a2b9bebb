import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MESSAGE_MEANINGS } from '@bourse/contract/launch/message-meanings.ts';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { LOCALES } from '@bourse/i18n/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFrozenAt, setKycLevel } from '../../src/modules/identity/store/person.store.ts';
import { insertTickets } from '../../src/modules/launch/store/ticket.store.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ask, enter, FLASH, flashOf, giveUp, passOf, pay, strange } from './flash.rig.ts';
import { pass, publish, putAside, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';
import { refusedBy, type Said, TEXTS } from './messages.rig.ts';
import { answerSurvey, giveSurvey } from './survey.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '100000' } });
}, 120_000);
afterAll(() => exchange.close());

const WRONG = { tradingPassword: '000000' };
const flashRound = (over: Readonly<Record<string, unknown>> = {}) =>
  publish(exchange, { rounds: [{ ...FLASH, personMinor: tokens(400), ...over }] });
/** A flash round of so many lots whose opening is drawn. */
const drawn = async (quotaLots: number) => {
  const project = await flashRound({
    flash: { ...FLASH.flash, quotaLots, mostLots: Math.min(4, quotaLots) },
    quotaMinor: tokens(100 * quotaLots),
    personMinor: tokens(100),
  });
  await pass(exchange, 4_000);
  return project;
};
const bought = async (quotaLots: number, lots: number) => {
  const project = await drawn(quotaLots);
  const own = await passOf(nora, project);
  const buyer = await exchange.person({ funds: { USDT: '1000' } });
  const { id } = await enter(buyer, project, lots);
  await runLaunch(exchange);
  await pay(buyer, id);
  await expect.poll(() => flashOf(nora, project)).toMatchObject({ paidLots: lots });
  return { project, own };
};

/** Somebody who was verified long ago, when nobody recorded a document. */
const verified = async () => {
  const who = await exchange.person({ funds: { USDT: '100' } });
  await exchange.services.db.tx((tx) => setKycLevel(tx, who.uid, 'primary', 1));
  return who;
};
const onlyFor = (nationality: 'CN_ONLY' | 'NON_CN') => publish(exchange, { rounds: [{ nationality }] });

const surveyed = async () => {
  const project = await publish(exchange, { rounds: [{ needsSurvey: true }] });
  await giveSurvey(exchange, project.id);
  return project;
};

/** Every refusal of the document by a cause of its own. */
const CAUSES = {
  // More changes of one person at a time than their line holds.
  seckill_pay_1: async () => {
    const calls = Array.from({ length: 80 }, () => refusedBy(giveUp(nora, randomUUID())));
    return (await Promise.all(calls)).find((each) => (each as { code: string }).code === 'BUSY');
  },
  seckill_pay_2: () => refusedBy(passOf(nora, { id: 'no-such' })),
  // Finance has put its tokens aside, and Product has not published it.
  seckill_pay_3: async () => {
    const soon = { id: 'soon-to-come', token: 'HBT', quotaMinor: tokens(10) };
    await exchange.services.db.tx((tx) => putAside(exchange, tx, soon, exchange.clock.nowMs()));
    return refusedBy(passOf(nora, soon));
  },
  // Whoever is logged in is somebody: the nearest is an account that may take part in nothing.
  seckill_pay_4: async () => {
    const frozen = await exchange.person();
    await exchange.services.db.tx((tx) => setFrozenAt(tx, frozen.uid, exchange.clock.nowMs()));
    return refusedBy(passOf(frozen, await flashRound()));
  },
  // A coin whose amounts are being counted anew cannot be paid with.
  seckill_pay_5: async () => {
    const { ownerDb } = exchange.database;
    await ownerDb.query(`insert into wallet.coin_stop (asset, since_ms) values ('USDT', 1)`);
    const said = await refusedBy(subscribe(nora, await publish(exchange), '10'));
    await ownerDb.query('delete from wallet.coin_stop');
    return said;
  },
  seckill_pay_6: async () => refusedBy(subscribe(await exchange.person(), await publish(exchange), '10')),
  seckill_pay_7: async () => refusedBy(ask(nora, await flashRound(), 'x', 1.5)),
  seckill_pay_8: async () => refusedBy(passOf(nora, await publish(exchange))),
  seckill_pay_9: async () => refusedBy(subscribe(nora, await publish(exchange), '10', { round: '2' })),
  seckill_pay_10: async () => refusedBy(enter(nora, await flashRound(), 0)),
  seckill_pay_11: async () => {
    const { project, own } = await bought(4, 2);
    return refusedBy(ask(nora, project, own, 3));
  },
  seckill_pay_12: async () => refusedBy(enter(nora, await flashRound(), 5)),
  // Nothing was traded, so nothing is earned.
  seckill_pay_13: async () => {
    const terms = { volumeMarkets: ['BTC_USDT'], volumeStepMinor: usdt(250) };
    return refusedBy(take(nora, await publish(exchange, { rounds: [lotteryOf(exchange, terms)] }), 1));
  },
  seckill_pay_14: async () => refusedBy(subscribe(nora, await publish(exchange), '10', WRONG)),
  seckill_pay_15: async () => {
    const who = await exchange.person({ funds: { USDT: '100' } });
    const project = await publish(exchange);
    for (let tries = 0; tries < 5; tries += 1) await refusedBy(subscribe(who, project, '10', WRONG));
    return refusedBy(subscribe(who, project, '10'));
  },
  seckill_pay_16: async () => {
    const { client } = exchange.visitor();
    const account = `p-${randomUUID()}@bourse.example`;
    await client.call('identity', 'sendCode', { purpose: 'register', account });
    const code = await client.codeSentTo(account);
    await client.call('identity', 'register', { account, code, password: 'A-good-pass-1' });
    return refusedBy(passOf({ ...nora, client }, await flashRound()));
  },
  seckill_pay_17: async () => {
    const { project, own } = await bought(1, 1);
    return refusedBy(ask(nora, project, own, 1));
  },
  seckill_pay_18: async () => {
    const project = await drawn(1);
    const queue = Array.from({ length: 21 }, (_, nth) => strange(project, nth));
    await exchange.services.db.tx((tx) => insertTickets(tx, queue));
    await expect.poll(async () => (await flashOf(nora, project)).queued).toBe(21);
    return refusedBy(enter(nora, project, 1));
  },
  // Identity has to be verified before a round starts.
  seckill_pay_19: async () => {
    const late = await exchange.person({ funds: { USDT: '100' } });
    const project = await publish(exchange, { rounds: [{ kycMin: 1 }] });
    await exchange.services.db.tx((tx) => setKycLevel(tx, late.uid, 'primary', exchange.clock.nowMs()));
    return refusedBy(subscribe(late, project, '10'));
  },
  seckill_pay_20: async () => refusedBy(passOf(nora, await flashRound({ startMs: 1, endMs: 2 }))),
  seckill_pay_21: async () =>
    refusedBy(subscribe({ ...nora, client: exchange.visitor().client }, await publish(exchange), '10')),
  seckill_pay_22: async () => refusedBy(passOf(nora, await flashRound({ kycMin: 1 }))),
  seckill_pay_23: async () => refusedBy(subscribe(await verified(), await onlyFor('CN_ONLY'), '10')),
  seckill_pay_24: async () => refusedBy(subscribe(await verified(), await onlyFor('NON_CN'), '10')),
  seckill_pro: async () => refusedBy(passOf(nora, await flashRound({ state: 'CANCELLED' }))),
  seckill_rounds: async () => {
    const startMs = exchange.clock.nowMs() + 11 * MINUTE_MS;
    return refusedBy(passOf(nora, await flashRound({ startMs, endMs: startMs + HOUR_MS })));
  },
  seckill_wallet: async () => {
    const project = await drawn(4);
    const poor = await exchange.person();
    const { id } = await enter(poor, project, 1);
    await runLaunch(exchange);
    return refusedBy(pay(poor, id));
  },
  seckill_record: () => refusedBy(pay(nora, randomUUID())),
  // Of days that are over nothing was read.
  seckill_hold_1: async () => {
    const holding = { asset: 'ETH', firstDay: 1, lastDay: 1, leastMinor: 1n, factorUnits: null };
    return refusedBy(subscribe(nora, await publish(exchange, { rounds: [{ holding }] }), '10'));
  },
  survey_submitted: async () => {
    const project = await surveyed();
    await answerSurvey(nora, project);
    return refusedBy(answerSurvey(nora, project));
  },
  survey_error: async () => refusedBy(answerSurvey(nora, await surveyed(), [])),
  survey_not_found: async () => refusedBy(answerSurvey(nora, await publish(exchange))),
  // Nothing that people do fails so: a table is taken away.
  commonRes001: async () => {
    const { ownerDb } = exchange.database;
    await ownerDb.query('alter table launch.project rename to project_away');
    const said = await refusedBy(subscribe(nora, { id: 'any' }, '10'));
    await ownerDb.query('alter table launch.project_away rename to project');
    expect(said).toMatchObject({ code: 'SYSTEM_ERROR', reference: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    return said;
  },
} satisfies Partial<Record<keyof typeof TEXTS, Said>>;

it.each(Object.entries<Said>(CAUSES))('%s is the answer to its own cause', async (messageKey, said) => {
  expect(await said()).toMatchObject({ messageKey });
});

it('every key of the document has a meaning, 24 + 9 + 11 of them', () => {
  const counted = (name: RegExp) => Object.keys(MESSAGE_MEANINGS).filter((key) => name.test(key)).length;
  expect([counted(/^seckill_pay_/), counted(/^seckill_async_fail_/)]).toEqual([24, 11]);
  expect(Object.keys(MESSAGE_MEANINGS)).toHaveLength(24 + 9 + 11);
  const causes = Object.keys(CAUSES);
  const told = readFileSync(`${import.meta.dirname}/../../../docs/launch-messages.md`, 'utf8');
  const untold = Object.keys(MESSAGE_MEANINGS).filter((key) => !told.includes(`| \`${key}\` |`));
  expect(untold).toEqual([]);
  const asked = Object.keys(MESSAGE_MEANINGS).filter((key) => !key.startsWith('seckill_async_fail_'));
  expect(asked.filter((key) => !causes.includes(key))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  it('each says something of its own', async () => {
    const catalogs = ['common-refusal', 'identity-refusal', 'launch-refusal', 'launch-flash'];
    const read = await Promise.all(catalogs.map((name) => import(`../../../i18n/${locale}/${name}.ts`)));
    const all: Readonly<Record<string, unknown>> = Object.assign({}, ...read.map(({ messages }) => messages));
    const said = Object.values(TEXTS).map((text) => JSON.stringify(all[text]));
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(said.length);
  });
});
