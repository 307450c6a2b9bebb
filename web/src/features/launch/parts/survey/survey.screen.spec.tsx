import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { messages as surveyWords } from '@bourse/i18n/en_US/launch-survey.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import type { Condition } from '../../api/queries.ts';
import { detail, ownRound, round, SURVEY } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...refusals, ...surveyWords });

const survey = (isMet: boolean): Condition => ({ ...ownRound().conditions[0]!, name: 'SURVEY', isMet });
const asking = (isMet = false) =>
  detail({ rounds: [round({ needsSurvey: true })] }, [
    ownRound({ conditions: [...ownRound().conditions, survey(isMet)] }),
  ]);

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
  answer('launch.project', asking());
  answer('launch.survey', SURVEY);
});

async function openPage(layout: LayoutName) {
  const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
  await untilThere();
  return user;
}
const openSurvey = async (user: Awaited<ReturnType<typeof openPage>>) => {
  await user.click(screen.getByRole('button', { name: t('launch.fix.SURVEY') }));
  return within(await screen.findByRole('dialog', { name: t('launch.survey.title') }));
};
type Inside = Awaited<ReturnType<typeof openSurvey>>;
const ready = async (layout: LayoutName) => {
  const user = await openPage(layout);
  const dialog = await openSurvey(user);
  await dialog.findByText(t('launch.survey.note'));
  return { user, dialog };
};
const send = (dialog: Inside) => dialog.getByRole<HTMLButtonElement>('button', { name: t('launch.survey.send') });
const wish = (dialog: Inside) => dialog.getByLabelText<HTMLTextAreaElement>('3. What do you expect?');

describe.each(LAYOUTS)('a survey, on %s', (layout) => {
  it('is a line of the conditions, said in the rules, and nothing is taken before', async () => {
    await openPage(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.getByText(t('launch.condition.SURVEY'), { exact: false })).toBeTruthy();
    expect(list.queryByRole('link')).toBeNull();
    expect(screen.getByText(t('launch.rule.survey', { number: 1 }))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('launch.subscribe') }).disabled).toBe(true);
  });

  it('says that it decides nothing, names what is missing, and is sent once', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(send(dialog));
    const sentence = t('LAUNCH_SURVEY_MISSING', { question: '1' });
    expect(dialog.getByRole('alert').textContent).toBe(sentence);
    expect(sent('launch.answerSurvey')).toEqual([]);
    await user.click(dialog.getByLabelText('The news'));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByLabelText('Ether'));
    await user.click(dialog.getByLabelText('Bitcoin'));
    await user.type(wish(dialog), '<b>much</b>');
    const held = hold('launch.answerSurvey');
    await user.click(send(dialog));
    await user.click(send(dialog));
    answer('launch.project', asking(true));
    held.answer({ version: 2, atMs: NOW_MS, replayed: false });
    expect(await screen.findByText(t('launch.survey.sent'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: t('launch.fix.SURVEY') })).toBeNull());
    expect(sent('launch.answerSurvey')).toEqual([
      {
        clientRequestId: expect.any(String),
        project: 'halyard',
        version: '2',
        answers: JSON.stringify([
          { question: 'source', choices: ['news'] },
          { question: 'coins', choices: ['eth', 'btc'] },
          { question: 'wish', text: '<b>much</b>' },
        ]),
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('reads each text from the side on which its language begins', async () => {
    const [source, coins, wish] = SURVEY.questions;
    const texts = ['كيف سمعت عنا؟', 'من صديق', 'أي عملات تملك؟', 'بيتكوين', 'ماذا تتوقع؟'] as const;
    const first = { ...source!, text: texts[0], choices: [{ id: 'friend', text: texts[1] }, source!.choices[1]!] };
    const second = { ...coins!, text: texts[2], choices: [{ id: 'btc', text: texts[3] }, coins!.choices[1]!] };
    answer('launch.survey', { ...SURVEY, questions: [first, second, { ...wish!, text: texts[4] }] });
    const { dialog } = await ready(layout);
    for (const text of texts) expect(dialog.getByText(text, { exact: false }).getAttribute('dir')).toBe('auto');
    expect(dialog.getByRole('textbox').getAttribute('dir')).toBe('auto');
  });

  it('keeps what is answered where it is closed or the page loaded again', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(dialog.getByLabelText('A friend'));
    await user.type(wish(dialog), 'more');
    await user.click(dialog.getByRole('button', { name: shell('shell.action.close') }));
    const again = await openSurvey(user);
    expect(wish(again).value).toBe('more');
    expect(again.getByLabelText<HTMLInputElement>('A friend').checked).toBe(true);
  });

  it('says at once that an answer is too long, with its number', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(wish(dialog));
    await user.paste('x'.repeat(501));
    expect(dialog.getByText('501 / 500', { exact: false })).toBeTruthy();
    expect(dialog.getAllByText(t('LAUNCH_SURVEY_LONG', { question: '3', max: '500' })).length).toBeGreaterThan(0);
  });

  it('takes a choice back that nobody has to make', async () => {
    const optional = SURVEY.questions.map((question) => ({ ...question, isRequired: false }));
    answer('launch.survey', { ...SURVEY, questions: optional });
    const { user, dialog } = await ready(layout);
    await user.click(dialog.getByLabelText('A friend'));
    await user.click(dialog.getByRole('button', { name: t('launch.survey.clear') }));
    expect(dialog.getByLabelText<HTMLInputElement>('A friend').checked).toBe(false);
  });

  it('that has changed is read anew, and what was answered is kept', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(dialog.getByLabelText('A friend'));
    await user.type(wish(dialog), 'more');
    refuse('launch.answerSurvey', 'LAUNCH_SURVEY_VERSION', { version: 3 });
    const [first, , last] = SURVEY.questions;
    answer('launch.survey', { ...SURVEY, version: 3, questions: [first!, { ...last!, isRequired: true }] });
    await user.click(send(dialog));
    expect(await dialog.findByText(t('LAUNCH_SURVEY_VERSION'))).toBeTruthy();
    expect((await dialog.findByLabelText<HTMLTextAreaElement>('2. What do you expect?')).value).toBe('more');
    answer('launch.answerSurvey', { version: 3, atMs: NOW_MS, replayed: false });
    await user.click(send(dialog));
    expect(await screen.findByText(t('launch.survey.sent'))).toBeTruthy();
    expect(sent('launch.answerSurvey').at(-1)?.version).toBe('3');
  });

  it('that was answered elsewhere says so', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(dialog.getByLabelText('A friend'));
    refuse('launch.answerSurvey', 'LAUNCH_SURVEY_SUBMITTED', { submittedAt: NOW_MS });
    answer('launch.survey', { ...SURVEY, submitted: { version: 1, atMs: NOW_MS } });
    await user.click(send(dialog));
    const words = t('LAUNCH_SURVEY_SUBMITTED', { submittedAt: '2026/11/20 17:30 (UTC+8)' });
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: t('launch.survey.send') })).toBeNull();
  });

  it('whose answer is lost is sent again as the same', async () => {
    const { user, dialog } = await ready(layout);
    await user.click(dialog.getByLabelText('A friend'));
    cut('launch.answerSurvey');
    await user.click(send(dialog));
    expect(await dialog.findByText(t('launch.survey.unknown'))).toBeTruthy();
    answer('launch.answerSurvey', { version: 2, atMs: NOW_MS, replayed: true });
    await user.click(send(dialog));
    expect(await screen.findByText(t('launch.survey.sent'))).toBeTruthy();
    const ids = sent('launch.answerSurvey').map(({ clientRequestId }) => clientRequestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('that cannot be loaded is asked for again', async () => {
    cut('launch.survey');
    const user = await openPage(layout);
    const dialog = await openSurvey(user);
    const retry = await dialog.findByRole('button', { name: shell('shell.action.retry') }, { timeout: 5_000 });
    expect(dialog.queryByRole('button', { name: t('launch.survey.send') })).toBeNull();
    answer('launch.survey', SURVEY);
    await user.click(retry);
    expect(await dialog.findByText(t('launch.survey.note'))).toBeTruthy();
  });
});
