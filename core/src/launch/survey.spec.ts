import { describe, expect, it } from 'vitest';
import { judgeAnswers, judgeSurvey, judgeSurveyWindow, linesMost, type SurveyQuestion, surveyText } from './survey.ts';

const texts = { en_US: 'words' };
const choices = ['a', 'b', 'c'].map((id) => ({ id, texts }));
const ONE: SurveyQuestion = { id: 'one', kind: 'SINGLE', isRequired: true, texts, choices };
const MANY: SurveyQuestion = { id: 'many', kind: 'MULTI', isRequired: false, texts, choices };
const OWN: SurveyQuestion = { id: 'own', kind: 'TEXT', isRequired: false, texts, choices: [] };
const ALL = [ONE, MANY, OWN];

describe('a survey', () => {
  it.each([
    ['that is right', ALL, null],
    [
      'with a question that is there twice',
      [ONE, MANY, { ...OWN, id: 'one' }],
      ['LAUNCH_SURVEY_TWICE', { question: 3 }],
    ],
    [
      'with a choice that is there twice',
      [OWN, { ...ONE, choices: [...choices, choices[0]!] }],
      ['LAUNCH_SURVEY_TWICE', { question: 2 }],
    ],
    [
      'with one choice alone',
      [{ ...ONE, choices: choices.slice(0, 1) }],
      ['LAUNCH_SURVEY_CHOICES', { question: 1, min: 2, max: 20 }],
    ],
    [
      'with too many choices',
      [{ ...MANY, choices: Array.from({ length: 21 }, (_, at) => ({ id: `c${at}`, texts })) }],
      ['LAUNCH_SURVEY_CHOICES', { question: 1, min: 2, max: 20 }],
    ],
    ['with choices for own words', [{ ...OWN, choices }], ['LAUNCH_SURVEY_CHOICES', { question: 1, min: 0, max: 0 }]],
  ] as const)('%s', (_, questions, fault) => {
    expect(judgeSurvey(questions)).toEqual(fault && { code: fault[0], details: fault[1] });
  });

  it('is read in English where it has no text of a language', () => {
    expect(surveyText({ en_US: 'words', fr_FR: 'mots' }, 'fr_FR')).toBe('mots');
    expect(surveyText({ en_US: 'words', fr_FR: 'mots' }, 'ko_KR')).toBe('words');
  });
});

describe('answers', () => {
  it('of one person are one to each question, and every choice where several can be chosen', () => {
    expect(linesMost(ALL)).toBe(5);
    expect(linesMost([ONE])).toBe(1);
  });

  it('are kept choice by choice in the order of the survey; blanks are none', () => {
    const answers = [
      { question: 'own', text: '  \n' },
      { question: 'many', choices: ['c', 'a'] },
      { question: 'one', choices: ['b'], text: '' },
    ];
    expect(judgeAnswers(ALL, answers)).toEqual({
      marks: [
        { question: 'one', choice: 'b', text: null },
        { question: 'many', choice: 'c', text: null },
        { question: 'many', choice: 'a', text: null },
      ],
    });
  });

  it('in own words stand as they were typed, up to 500 characters', () => {
    const text = ` ${'x'.repeat(498)}\n`;
    const answers = [
      { question: 'one', choices: ['a'] },
      { question: 'own', text },
    ];
    expect(judgeAnswers(ALL, answers)).toMatchObject({ marks: [{}, { question: 'own', choice: null, text }] });
  });

  const one = { question: 'one', choices: ['a'] };
  it.each([
    ['to none of the questions', [one, { question: 'two', text: 'x' }], 'LAUNCH_SURVEY_QUESTION', {}],
    ['to one question twice', [one, one], 'LAUNCH_SURVEY_QUESTION', {}],
    ['none where one is needed', [{ question: 'many', choices: ['a'] }], 'LAUNCH_SURVEY_MISSING', { question: 1 }],
    ['an empty one where one is needed', [{ question: 'one', choices: [] }], 'LAUNCH_SURVEY_MISSING', { question: 1 }],
    ['a choice of no question', [{ question: 'one', choices: ['d'] }], 'LAUNCH_SURVEY_CHOICE', { question: 1 }],
    ['two where one is asked for', [{ question: 'one', choices: ['a', 'b'] }], 'LAUNCH_SURVEY_CHOICE', { question: 1 }],
    ['a choice twice', [one, { question: 'many', choices: ['b', 'b'] }], 'LAUNCH_SURVEY_CHOICE', { question: 2 }],
    ['words in place of a choice', [{ question: 'one', text: 'a' }], 'LAUNCH_SURVEY_CHOICE', { question: 1 }],
    ['a choice in place of words', [one, { question: 'own', choices: ['a'] }], 'LAUNCH_SURVEY_CHOICE', { question: 3 }],
    [
      'more than 500 characters',
      [one, { question: 'own', text: 'x'.repeat(501) }],
      'LAUNCH_SURVEY_LONG',
      { question: 3, max: 500 },
    ],
  ] as const)('are refused: %s', (_, answers, code, details) => {
    expect(judgeAnswers(ALL, answers)).toEqual({ fault: { code, details } });
  });

  it('may be none at all where nothing is needed', () => {
    expect(judgeAnswers([MANY, OWN], [])).toEqual({ marks: [] });
  });
});

describe('a survey can be answered', () => {
  const round = (startMs: number, needsSurvey = true) =>
    ({ needsSurvey, startMs, endMs: startMs + 100, state: 'OPEN', awaitsPrice: false }) as const;
  it.each([
    ['before a round that asks for it', [round(500)], false, null],
    ['while it is open', [round(100)], false, null],
    ['while one of them is', [round(0), round(500)], false, null],
    ['not after the last', [round(0), round(20)], false, 'LAUNCH_ENDED'],
    ['not where the open round does not ask for it', [round(0), round(100, false)], false, 'LAUNCH_ENDED'],
    ['not in a cancelled project', [round(100)], true, 'LAUNCH_CANCELLED'],
    ['not where no round asks for it', [round(100, false)], false, 'LAUNCH_SURVEY_NOT_FOUND'],
  ] as const)('%s', (_, rounds, isCancelled, code) => {
    expect(judgeSurveyWindow({ isCancelled, rounds }, 150)).toBe(code);
  });
});
