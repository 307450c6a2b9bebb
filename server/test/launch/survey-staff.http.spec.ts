import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { SURVEY_CHOICES, SURVEY_QUESTIONS_MAX, type SurveyQuestion } from '@bourse/core/launch/survey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { insertSubmission } from '../../src/modules/launch/store/survey.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, publish } from './launch.rig.ts';
import { answerSurvey, GOOD, giveSurvey, QUESTIONS } from './survey.rig.ts';

let exchange: TestExchange;
let product: DemoClient;
beforeAll(async () => {
  exchange = await testExchange();
  product = (await exchange.staff('product')).client;
}, 120_000);
afterAll(() => exchange.close());

const form = (project: string, after: number, questions: readonly SurveyQuestion[] = QUESTIONS) => ({
  project,
  after: String(after),
  questions: JSON.stringify(questions),
  reason: 'We want to know',
});
const put = (project: string, after: number, questions?: readonly SurveyQuestion[]) =>
  product.call('staffLaunch', 'publishSurvey', form(project, after, questions));

describe('a survey of staff', () => {
  it('is published before its project, and in versions; every one stays as it was', async () => {
    expect(await product.call('staffLaunch', 'survey', { project: 'early' })).toEqual({
      version: null,
      versions: [],
      questions: [],
    });
    expect(await put('early', 0)).toEqual({ version: 1 });
    expect(await codeOf(put('early', 1))).toBe('NO_CHANGE');
    expect(await put('early', 1, QUESTIONS.slice(1))).toEqual({ version: 2 });
    const read = await product.call('staffLaunch', 'survey', { project: 'early', version: '1' });
    expect(read).toMatchObject({
      version: 1,
      questions: QUESTIONS,
      versions: [{ version: 2, people: 0 }, { version: 1 }],
    });
    const unknown = product.call('staffLaunch', 'survey', { project: 'early', version: '3' });
    expect(await codeOf(unknown)).toBe('LAUNCH_SURVEY_NOT_FOUND');
  });

  it('is refused where another one was published meanwhile, also at the same moment', async () => {
    const sent = await Promise.allSettled([
      put('raced', 0),
      put('raced', 0, QUESTIONS.slice(1)),
      put('raced', 0, QUESTIONS.slice(2)),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(put('raced', 0))).toEqual({ code: 'LAUNCH_SURVEY_VERSION', version: 1 });
  });

  it.each([
    ['LAUNCH_SURVEY_TWICE', [QUESTIONS[0]!, QUESTIONS[0]!], { question: 2 }],
    [
      'LAUNCH_SURVEY_CHOICES',
      [{ ...QUESTIONS[0]!, choices: QUESTIONS[0]!.choices.slice(1) }],
      { question: 1, min: 2, max: 20 },
    ],
  ] as const)('is refused with the question that is wrong: %s', async (code, questions, details) => {
    expect(await refusalOf(put('wrong', 0, questions))).toEqual({ code, ...details });
  });

  it.each([
    ['without English', [{ ...QUESTIONS[2]!, texts: { fr_FR: 'mots' } }]],
    ['in a language that there is not', [{ ...QUESTIONS[2]!, texts: { en_US: 'words', xx_XX: 'words' } }]],
    ['without a question', []],
    ['of a thousand questions', Array.from({ length: 1_000 }, (_, at) => ({ ...QUESTIONS[2]!, id: `q${at}` }))],
    ['with an id that is none', [{ ...QUESTIONS[2]!, id: 'a b' }]],
  ])('is no survey %s', async (_, questions) => {
    // The compiler would refuse them, which a client of another make does not ask.
    const refused = await refusalOf(put('wrong', 0, questions as unknown as readonly SurveyQuestion[]));
    expect(['FIELD_INVALID', 'FIELD_UNKNOWN']).toContain((refused as { readonly code: string }).code);
    expect((await product.call('staffLaunch', 'survey', { project: 'wrong' })).version).toBeNull();
  });

  it('has to be there before a round that asks for it is published', async () => {
    const nowMs = exchange.clock.nowMs();
    const finance = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client] as const;
    const fund = { clientRequestId: crypto.randomUUID(), project: 'asks', token: 'HBT', amount: '500' };
    await finance[0].call('staffLaunch', 'fund', { ...fund, reason: 'The tokens of the project' });
    const { rows } = await finance[1].call('staffActions', 'list', { tab: 'waiting' });
    const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.fund')!;
    await finance[1].call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
    const round = {
      mode: 'SUBSCRIPTION',
      quota: '500',
      perPerson: '100',
      split: 'PRORATA',
      basePrice: '0.1',
      discountBps: '0',
      hasVipDiscount: 'false',
      min: '1',
      max: '1000',
      step: '0.01',
      kycMin: '0',
      vipMin: '0',
      needsSurvey: 'true',
      startAtMs: String(nowMs + HOUR_MS),
      endAtMs: String(nowMs + 2 * HOUR_MS),
    };
    const ask = () =>
      product.call('staffLaunch', 'publish', {
        project: 'asks',
        token: 'HBT',
        payAsset: 'USDT',
        supply: '1000000',
        quota: '500',
        listingAtMs: String(nowMs + DAY_MS),
        rounds: JSON.stringify([round]),
        schedule: JSON.stringify([{ atMs: String(nowMs + DAY_MS), shareBps: '10000' }]),
        reason: 'A project that we have looked at',
      });
    expect(await refusalOf(ask())).toEqual({ code: 'LAUNCH_SURVEY_NOT_FOUND', project: 'asks' });
    await put('asks', 0);
    expect(await ask()).toMatchObject({ state: 'WAITING' });
  });
});

describe('what was answered', () => {
  it('is counted once a minute at most, however often staff look', async () => {
    const project = await publish(exchange, { rounds: [{ needsSurvey: true }] });
    await giveSurvey(exchange, project.id);
    const [first, second] = [await exchange.person(), await exchange.person()];
    await answerSurvey(first, project);
    const looks = () => product.call('staffLaunch', 'surveyResults', { project: project.id, version: '1' });
    const seen = await looks();
    expect(seen).toMatchObject({ people: 1, questions: [{ id: 'source', people: 1 }, { people: 0 }, { people: 0 }] });
    await answerSurvey(second, project);
    expect(await looks()).toEqual(seen);
    // What is cheap to count is counted at each look.
    const { versions } = await product.call('staffLaunch', 'survey', { project: project.id });
    expect(versions).toMatchObject([{ version: 1, people: 2 }]);
  });

  it('leaves as pages that stay small, however much everybody can choose', async () => {
    const choices = Array.from({ length: SURVEY_CHOICES.most }, (_, at) => ({ id: `c${at}`, texts: { en_US: 'x' } }));
    const questions = Array.from({ length: SURVEY_QUESTIONS_MAX }, (_, at): SurveyQuestion => {
      return { id: `q${at}`, kind: 'MULTI', isRequired: false, texts: { en_US: 'x' }, choices };
    });
    const project = await publish(exchange, { rounds: [{ needsSurvey: true }] });
    await giveSurvey(exchange, project.id, { questions });
    const marks = questions.flatMap(({ id: question }) =>
      choices.map(({ id: choice }) => ({ question, choice, text: null })),
    );
    const PEOPLE = 51;
    await exchange.services.db.tx(async (tx) => {
      for (let at = 0; at < PEOPLE; at += 1) {
        const atMs = exchange.clock.nowMs();
        const made = { id: newId(atMs), uid: `many-${at}`, projectId: project.id, version: 1, requestId: 'all', atMs };
        await insertSubmission(tx, { ...made, inputHash: 'all' }, marks);
      }
    });
    const of = { project: project.id, version: '1' };
    const page = await product.call('staffLaunch', 'exportSurvey', of);
    expect(page).toMatchObject({ rows: 50, next: expect.any(String) });
    expect(page.csv.split('\r\n')).toHaveLength(1 + 50 * marks.length + 1);
    const rest = await product.call('staffLaunch', 'exportSurvey', { ...of, before: page.next! });
    expect(rest).toMatchObject({ rows: 1, next: null });
    const { people, questions: counted } = await product.call('staffLaunch', 'surveyResults', of);
    expect([people, counted[0]]).toEqual([
      PEOPLE,
      { id: 'q0', people: PEOPLE, choices: choices.map(({ id }) => ({ id, people: PEOPLE })) },
    ]);
  });

  it('is counted by version, read without whose it is, and saved as lines that run nothing', async () => {
    const project = await publish(exchange, { rounds: [{ needsSurvey: true }] });
    await giveSurvey(exchange, project.id);
    const people = [await exchange.person(), await exchange.person(), await exchange.person()];
    await answerSurvey(people[0]!, project, [
      { question: 'source', choices: ['friend'] },
      { question: 'coins', choices: ['btc', 'eth'] },
      { question: 'wish', text: '=HYPERLINK("http://evil.example")' },
    ]);
    await answerSurvey(people[1]!, project, [...GOOD, { question: 'wish', text: 'مرحبا <b>x</b>\n@SUM(A1)' }]);
    await giveSurvey(exchange, project.id, { version: 2, questions: QUESTIONS.slice(0, 1) });
    await answerSurvey(people[2]!, project, GOOD, { version: '2' });
    const of = { project: project.id, version: '1' };
    expect(await product.call('staffLaunch', 'surveyResults', of)).toEqual({
      people: 2,
      questions: [
        {
          id: 'source',
          people: 2,
          choices: [
            { id: 'friend', people: 2 },
            { id: 'news', people: 0 },
          ],
        },
        {
          id: 'coins',
          people: 1,
          choices: [
            { id: 'btc', people: 1 },
            { id: 'eth', people: 1 },
          ],
        },
        { id: 'wish', people: 2, choices: [] },
      ],
    });
    const first = await product.call('staffLaunch', 'surveyTexts', { ...of, question: 'wish', limit: '1' });
    expect(first.rows.map(({ text }) => text)).toEqual(['مرحبا <b>x</b>\n@SUM(A1)']);
    const rest = await product.call('staffLaunch', 'surveyTexts', { ...of, question: 'wish', before: first.next! });
    expect(rest).toMatchObject({ rows: [{ text: '=HYPERLINK("http://evil.example")' }], next: null });
    const file = await product.call('staffLaunch', 'exportSurvey', of);
    expect(file).toMatchObject({ rows: 2, next: null });
    const lines = file.csv.split('\r\n').map((line) => line.replaceAll(/[0-9a-f-]{36}|[0-9T:.-]{23}Z/g, '*'));
    expect(lines).toEqual([
      'submission,version,time_utc,question,question_text,choice,choice_text,answer',
      '*,1,*,source,How did you hear of us?,friend,A friend,',
      `*,1,*,wish,What do you expect?,,,"مرحبا <b>x</b>\n'@SUM(A1)"`,
      '*,1,*,source,How did you hear of us?,friend,A friend,',
      '*,1,*,coins,Which coins do you hold?,btc,Bitcoin,',
      '*,1,*,coins,Which coins do you hold?,eth,Ether,',
      `*,1,*,wish,What do you expect?,,,"'=HYPERLINK(""http://evil.example"")"`,
      '',
    ]);
    for (const who of people) expect(JSON.stringify([first, rest, file])).not.toContain(who.uid);
    const { client: auditor } = await exchange.staff('auditor');
    const { rows: log } = await auditor.call('staffApprovals', 'auditLog', { subject: `launch:${project.id}` });
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['staffLaunch.exportSurvey', expect.stringContaining('"people":2')],
    ]);
    for (const name of ['surveyResults', 'exportSurvey'] as const)
      expect(await codeOf(product.call('staffLaunch', name, { ...of, version: '9' }))).toBe('LAUNCH_SURVEY_NOT_FOUND');
  });
});
