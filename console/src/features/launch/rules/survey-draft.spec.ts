import { expect, test } from 'vitest';
import {
  draftOf,
  isWhole,
  newChoice,
  newQuestion,
  partlyWritten,
  readKept,
  surveyOf,
  type TypedQuestion,
} from './survey-draft.ts';

const typed = (own: Partial<TypedQuestion> = {}): TypedQuestion => ({
  id: 'source',
  kind: 'SINGLE',
  isRequired: true,
  texts: { en_US: ' How? ', fr_FR: ' ' },
  choices: [
    { id: 'a', texts: { en_US: 'A', fr_FR: 'A' } },
    { id: 'b', texts: { en_US: 'B' } },
  ],
  ...own,
});

test('only what is written is sent, and no choices where people answer in their own words', () => {
  expect(surveyOf([typed(), typed({ id: 'wish', kind: 'TEXT' })])).toEqual([
    {
      id: 'source',
      kind: 'SINGLE',
      isRequired: true,
      texts: { en_US: 'How?' },
      choices: [
        { id: 'a', texts: { en_US: 'A', fr_FR: 'A' } },
        { id: 'b', texts: { en_US: 'B' } },
      ],
    },
    { id: 'wish', kind: 'TEXT', isRequired: true, texts: { en_US: 'How?' }, choices: [] },
  ]);
});

test.each([
  ['that is right', [typed()], true],
  ['without a question', [], false],
  ['without English in a question', [typed({ texts: { fr_FR: 'mots' } })], false],
  ['without English in a choice', [typed({ choices: [...typed().choices, newChoice()] })], false],
  ['with one choice alone', [typed({ choices: typed().choices.slice(1) })], false],
  ['that is new', [newQuestion()], false],
])('a survey %s', (_, questions, isRight) => {
  expect(isWhole(surveyOf(questions))).toBe(isRight);
});

test('languages in which some of it is written and some is not are told', () => {
  expect(partlyWritten(surveyOf([typed()]))).toEqual(['fr_FR']);
});

test('the next version keeps what is published, with its ids; what is new has one of its own', () => {
  const published = surveyOf([typed()]);
  expect(draftOf(published.map((each) => ({ ...each, choices: [...each.choices] })))).toEqual(published);
  const [one, other] = [newQuestion(), newQuestion()];
  const ids = [one, other].flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,20}$/);
  expect(draftOf([])).toHaveLength(1);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['no questions', { after: 1 }],
  ['a question without choices', { after: 1, questions: [{ ...typed(), choices: null }] }],
  ['a question of another kind', { after: 1, questions: [{ ...typed(), kind: 'SCALE' }] }],
  ['texts that are none', { after: 1, questions: [typed({ texts: { en_US: 1 } as never })] }],
])('what was kept and is no survey is not read: %s', (_, kept) => {
  expect(readKept(kept)).toBeNull();
});

test('a survey that was kept is read as it was', () => {
  const kept = { after: 2, questions: [typed()] };
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});
