import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { SurveyAnswer } from '@bourse/core/launch/survey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { markProjectCancelled, type NewRound } from '../../src/modules/launch/store/project.store.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { FLASH, passOf } from './flash.rig.ts';
import { codeOf, ownIn, pass, publish, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';
import { answerSurvey, GOOD, giveSurvey, QUESTIONS } from './survey.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const person = () => exchange.person({ funds: { USDT: '1000', ETH: '10' } });
const asking = async (terms: Partial<NewRound> = {}): Promise<Project> => {
  const project = await publish(exchange, { rounds: [{ needsSurvey: true, ...terms }] });
  await giveSurvey(exchange, project.id);
  return project;
};
const rows = (table: 'survey_submission' | 'survey_mark', { id }: Project) =>
  exchange.services.db.query<Record<string, unknown>>(
    table === 'survey_submission'
      ? 'select version from launch.survey_submission where project_id = $1'
      : `select m.question, m.choice, m.words from launch.survey_mark m
           join launch.survey_submission s on s.id = m.submission_id where s.project_id = $1 order by 1, 2`,
    [id],
  );

interface Mode {
  readonly round: () => Partial<NewRound>;
  readonly join: (who: Member, project: Project) => Promise<unknown>;
}
const MODES: readonly [string, Mode][] = [
  ['a subscription', { round: () => ({}), join: (who, project) => subscribe(who, project, '10') }],
  ['a boost', { round: () => BOOST, join: (who, project) => subscribe(who, project, '1') }],
  ['a lottery', { round: () => lotteryOf(exchange), join: (who, project) => take(who, project, 1) }],
  ['a flash sale', { round: () => ({ ...FLASH, personMinor: tokens(400) }), join: passOf }],
];

describe.each(MODES)('%s', (_, { round, join }) => {
  it('that asks for the survey takes nobody who has not answered it', async () => {
    const nora = await person();
    const project = await asking(round());
    expect(await codeOf(join(nora, project))).toBe('LAUNCH_SURVEY');
    const asked = async () => (await ownIn(nora, project)).conditions.find(({ name }) => name === 'SURVEY')?.isMet;
    expect(await asked()).toBe(false);
    await answerSurvey(nora, project);
    expect(await asked()).toBe(true);
    await join(nora, project);
  });

  it('judges a level first, and then the survey', async () => {
    const nora = await person();
    expect(await codeOf(join(nora, await asking({ ...round(), vipMin: 6 })))).toBe('LAUNCH_VIP');
  });
});

describe('a survey', () => {
  it('is read in the language of whoever asks, and in English where it has none', async () => {
    const nora = await person();
    const project = await asking();
    const read = await nora.client.call('launch', 'survey', { project: project.id });
    expect(read).toMatchObject({ version: 1, submitted: null });
    expect(read.questions.map(({ text }) => text)).toEqual(QUESTIONS.map(({ texts }) => texts.en_US));
    expect(read.questions[0]!.choices).toEqual([
      { id: 'friend', text: 'A friend' },
      { id: 'news', text: 'The news' },
    ]);
  });

  it('is kept choice by choice, and stands', async () => {
    const nora = await person();
    const project = await asking();
    const made = await answerSurvey(nora, project, [
      { question: 'source', choices: ['news'] },
      { question: 'coins', choices: ['eth', 'btc'] },
      { question: 'wish', text: '<b>\u202Eabc</b> =1+1' },
    ]);
    expect(made).toMatchObject({ version: 1, replayed: false });
    expect(await rows('survey_mark', project)).toEqual([
      { question: 'coins', choice: 'btc', words: null },
      { question: 'coins', choice: 'eth', words: null },
      { question: 'source', choice: 'news', words: null },
      { question: 'wish', choice: null, words: '<b>\u202Eabc</b> =1+1' },
    ]);
    const again = await refusalOf(answerSurvey(nora, project, GOOD));
    expect(again).toMatchObject({ code: 'LAUNCH_SURVEY_SUBMITTED', submittedAt: made.atMs });
    const read = await nora.client.call('launch', 'survey', { project: project.id });
    expect(read.submitted).toEqual({ version: 1, atMs: made.atMs });
  });

  it('that is sent again is the same submission; with other answers it is refused', async () => {
    const nora = await person();
    const project = await asking();
    const clientRequestId = randomUUID();
    const made = await answerSurvey(nora, project, GOOD, { clientRequestId });
    expect(await answerSurvey(nora, project, GOOD, { clientRequestId })).toEqual({ ...made, replayed: true });
    const other = [{ question: 'source', choices: ['news'] }];
    expect(await codeOf(answerSurvey(nora, project, other, { clientRequestId }))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await rows('survey_submission', project)).toHaveLength(1);
  });

  it('that is sent many times at once is one submission', async () => {
    const nora = await person();
    const project = await asking();
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => answerSurvey(nora, project)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const clientRequestId = randomUUID();
    const olga = await person();
    const same = await Promise.all(
      Array.from({ length: 8 }, () => answerSurvey(olga, project, GOOD, { clientRequestId })),
    );
    expect(same.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await rows('survey_submission', project)).toHaveLength(2);
    expect(await rows('survey_mark', project)).toHaveLength(2);
  });

  const one = GOOD[0]!;
  it.each([
    ['LAUNCH_SURVEY_MISSING', [], { question: 1 }],
    ['LAUNCH_SURVEY_CHOICE', [{ question: 'source', choices: ['btc'] }], { question: 1 }],
    ['LAUNCH_SURVEY_CHOICE', [{ question: 'source', choices: ['friend', 'news'] }], { question: 1 }],
    ['LAUNCH_SURVEY_LONG', [one, { question: 'wish', text: 'x'.repeat(501) }], { question: 3, max: 500 }],
    ['LAUNCH_SURVEY_LONG', [one, { question: 'wish', text: 'ж'.repeat(30_000) }], { question: 3, max: 500 }],
    ['LAUNCH_SURVEY_QUESTION', [one, { question: 'other', text: 'x' }], {}],
    ['LAUNCH_SURVEY_QUESTION', [one, one], {}],
  ] as const)(
    'is refused with the question that is wrong: %s',
    async (code, answers: readonly SurveyAnswer[], details) => {
      const project = await asking();
      expect(await refusalOf(answerSurvey(await person(), project, answers))).toMatchObject({ code, ...details });
      expect(await rows('survey_submission', project)).toEqual([]);
    },
  );

  it('of another version has to be read first, and one submission is enough for all versions', async () => {
    const [nora, olga] = [await person(), await person()];
    const project = await asking();
    await answerSurvey(olga, project);
    await giveSurvey(exchange, project.id, { version: 2, questions: QUESTIONS.slice(0, 1) });
    expect(await refusalOf(answerSurvey(nora, project))).toMatchObject({ code: 'LAUNCH_SURVEY_VERSION', version: 2 });
    expect(await answerSurvey(nora, project, GOOD, { version: '2' })).toMatchObject({ version: 2 });
    expect(await codeOf(answerSurvey(olga, project, GOOD, { version: '2' }))).toBe('LAUNCH_SURVEY_SUBMITTED');
    await subscribe(olga, project, '10');
  });

  it('is not there for a project without one, or whose rounds do not ask for it', async () => {
    const nora = await person();
    const without = await publish(exchange);
    await giveSurvey(exchange, without.id);
    for (const id of [without.id, 'no-such-project']) {
      expect(await codeOf(answerSurvey(nora, { id }))).toBe('LAUNCH_SURVEY_NOT_FOUND');
      expect(await codeOf(nora.client.call('launch', 'survey', { project: id }))).toBe('LAUNCH_SURVEY_NOT_FOUND');
    }
  });

  it('is asked of nobody once the round is over or the project cancelled', async () => {
    const startMs = exchange.clock.nowMs() - HOUR_MS;
    const over = await asking({ startMs, endMs: startMs + MINUTE_MS });
    expect(await codeOf(answerSurvey(await person(), over))).toBe('LAUNCH_ENDED');
    const cancelled = await asking();
    await exchange.services.db.tx((tx) => markProjectCancelled(tx, cancelled.id, exchange.clock.nowMs()));
    expect(await codeOf(answerSurvey(await person(), cancelled))).toBe('LAUNCH_CANCELLED');
  });

  it('can be answered before the round opens', async () => {
    const nora = await person();
    const startMs = exchange.clock.nowMs() + HOUR_MS;
    const project = await asking({ startMs, endMs: startMs + HOUR_MS });
    await answerSurvey(nora, project);
    await pass(exchange, HOUR_MS);
    await subscribe(nora, project, '10');
  });
});
