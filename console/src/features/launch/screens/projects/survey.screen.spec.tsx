import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { LANGUAGE_NAMES } from '@bourse/i18n/locales.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, noDialog, page, savedFiles, toast } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const SURVEY: StaffOutput<'staffLaunch.survey'> = {
  version: 2,
  versions: [
    { version: 2, publishedBy: 'lena', atMs: NOW_MS, people: 3 },
    { version: 1, publishedBy: 'omar', atMs: NOW_MS, people: 9 },
  ],
  questions: [
    {
      id: 'source',
      kind: 'SINGLE',
      isRequired: true,
      texts: { en_US: 'How did you hear of us?', fr_FR: 'Comment ?' },
      choices: [
        { id: 'friend', texts: { en_US: 'A friend' } },
        { id: 'news', texts: { en_US: 'The news' } },
      ],
    },
    { id: 'wish', kind: 'TEXT', isRequired: false, texts: { en_US: 'What do you expect?' }, choices: [] },
  ],
};
const RESULTS: StaffOutput<'staffLaunch.surveyResults'> = {
  people: 3,
  questions: [
    {
      id: 'source',
      people: 3,
      choices: [
        { id: 'friend', people: 2 },
        { id: 'news', people: 1 },
      ],
    },
    { id: 'wish', people: 1, choices: [] },
  ],
};
const ROW = {
  id: 'nova',
  token: 'ETH',
  payAsset: 'USDT',
  isCancelled: false,
  supply: '1000000',
  quota: '5000',
  listingAtMs: NOW_MS,
  funded: '5000',
  proceeds: '0',
  cover: null,
  mayProtect: false,
  locked: '0',
  rounds: [],
  paidBack: { people: 0, amounts: [] },
};

async function openAs(role: StaffRole, survey: StaffOutput<'staffLaunch.survey'> = SURVEY) {
  localStorage.clear();
  const opened = await open('/launch', {
    role,
    answers: {
      'staffLaunch.projects': { rows: [ROW], aside: [], next: null, snapshots: [] },
      'staffLaunch.survey': survey,
      'staffLaunch.surveyResults': RESULTS,
    },
  });
  const row = (await screen.findByText('nova')).closest('tr')!;
  await opened.user.click(within(row).getByRole('button', { name: t('console.survey.open') }));
  await screen.findByRole('heading', { name: t('console.survey.of', { project: 'nova' }) });
  return opened;
}
const section = (name: 'preview' | 'results', inside?: HTMLElement) =>
  (inside ? within(inside) : screen).findByRole('region', { name: t(`console.survey.${name}`) });

test('a survey is read with its versions, what it asks, and what was answered, without whose it is', async () => {
  const { user, sent } = await openAs('compliance');
  expect((await section('preview')).textContent).toContain('2. What do you expect?');
  const results = within(await section('results'));
  await results.findByText(t('console.survey.nameless'));
  await waitFor(() => expect(results.getByText('2')).toBeTruthy());
  await user.selectOptions(screen.getByLabelText(t('console.survey.version')), '1');
  await waitFor(() => expect(sent('staffLaunch.survey').at(-1)).toEqual({ project: 'nova', version: '1' }));
  expect(isOffered(t('console.survey.next'))).toBe(false);
});

test('whoever may not read answers reads the questions alone', async () => {
  const { sent } = await openAs('support');
  await section('preview');
  expect(screen.queryByRole('region', { name: t('console.survey.results') })).toBeNull();
  expect(sent('staffLaunch.surveyResults')).toEqual([]);
});

test('what people wrote is read where somebody asks for it, page by page', async () => {
  const { user, answer, sent } = await openAs('product');
  const results = within(await section('results'));
  answer({
    'staffLaunch.surveyTexts': ({ before }) =>
      before === undefined
        ? { rows: [{ id: 'b', text: '<i>مرحبا</i>', atMs: NOW_MS }], next: 'b' }
        : { rows: [{ id: 'a', text: 'More', atMs: NOW_MS }], next: null },
  });
  await user.click(await results.findByRole('button', { name: t('console.survey.read') }));
  await results.findByText('<i>مرحبا</i>');
  await user.click(results.getByRole('button', { name: t('console.more') }));
  await results.findByText('More');
  expect(sent('staffLaunch.surveyTexts')[0]).toEqual({ project: 'nova', version: '2', question: 'wish' });
});

test('all answers are saved as a file, page by page', async () => {
  const files = savedFiles();
  const { user, answer } = await openAs('auditor');
  answer({
    'staffLaunch.exportSurvey': ({ before }) =>
      before === undefined ? { csv: 'head\n', rows: 1, next: 'a' } : { csv: 'last\n', rows: 1, next: null },
  });
  await user.click(within(await section('results')).getByRole('button', { name: t('console.books.export') }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['survey-nova-2.csv']));
  expect(await files[0]!.blob.text()).toBe('head\nlast\n');
});

test('the next version begins with this one, is written language by language, and seen as people read it', async () => {
  const { user, answer, sent } = await openAs('product');
  await user.click(button(t('console.survey.next')));
  const inside = dialog();
  within(inside).getByText(t('console.survey.partly', { names: LANGUAGE_NAMES.fr_FR }));
  await user.selectOptions(within(inside).getByLabelText(t('console.language')), 'fr_FR');
  const question = (number: number) => field(t('console.survey.question', { number }), inside);
  expect(question(1).value).toBe('Comment ?');
  await user.type(question(2), '=1+1 <b>');
  const preview = await section('preview', inside);
  expect(preview.textContent).toContain('2. =1+1 <b>');
  // Without a French text of its own, a choice is read in English.
  expect(preview.textContent).toContain('The news');
  await user.selectOptions(within(inside).getByLabelText(t('console.language')), 'en_US');
  await user.click(button(t('console.survey.addChoice', { question: 1 }), inside));
  await user.type(field(t('console.survey.choice', { question: 1, number: 3 }), inside), 'A stranger');
  await user.click(button(t('console.survey.removeChoice', { question: 1, number: 1 }), inside));
  const publish = () => button(t('console.survey.publish'), inside);
  await user.type(field(t('console.user.reason'), inside), 'We want to know');
  await user.click(button(t('console.survey.addQuestion'), inside));
  expect(publish().disabled).toBe(true);
  await user.click(button(t('console.survey.removeQuestion', { number: 3 }), inside));
  expect(publish().disabled).toBe(false);
  answer({ 'staffLaunch.publishSurvey': refuse('LAUNCH_SURVEY_VERSION') });
  await user.click(publish());
  await waitFor(() => expect(within(inside).queryByRole('alert')).not.toBeNull());
  answer({ 'staffLaunch.publishSurvey': { version: 3 } });
  await user.click(publish());
  await toast(t('console.survey.published', { version: 3 }));
  await noDialog();
  const { after, questions } = sent('staffLaunch.publishSurvey').at(-1)!;
  expect(after).toBe('2');
  expect(JSON.parse(String(questions))).toEqual([
    {
      ...SURVEY.questions[0],
      choices: [SURVEY.questions[0]!.choices[1], { id: expect.any(String), texts: { en_US: 'A stranger' } }],
    },
    { ...SURVEY.questions[1], texts: { en_US: 'What do you expect?', fr_FR: '=1+1 <b>' } },
  ]);
});

test('a survey can be written before its project is there', async () => {
  const { user, sent } = await openAs('product', { version: null, versions: [], questions: [] });
  await screen.findByText(t('console.survey.none'));
  await user.type(field(t('console.survey.project')), 'orbit{Enter}');
  await screen.findByRole('heading', { name: t('console.survey.of', { project: 'orbit' }) });
  expect(sent('staffLaunch.survey').at(-1)).toEqual({ project: 'orbit' });
  await user.click(await within(page()).findByRole('button', { name: t('console.survey.first') }));
  expect(button(t('console.survey.publish'), dialog()).disabled).toBe(true);
});

test('what is begun is kept while the dialog is closed', async () => {
  const { user } = await openAs('product');
  const question = () => field(t('console.survey.question', { number: 2 }), dialog());
  await user.click(button(t('console.survey.next')));
  await user.type(question(), ' Really?');
  await user.click(button(t('console.back'), dialog()));
  await noDialog();
  await user.click(button(t('console.survey.next')));
  expect(question().value).toBe('What do you expect? Really?');
});
