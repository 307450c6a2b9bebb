import { describe, expect, it } from 'vitest';
import { SURVEY } from '../launch.fixture.ts';
import { answersOf, faultOf, readSurveyDraft, tooLongIn, withChoice } from './survey.ts';

const { questions } = SURVEY;

describe('a draft of a survey', () => {
  it.each([
    ['nothing', null, {}],
    ['a text', 'x', {}],
    ['answers', { a: { choices: ['b'], text: '' } }, { a: { choices: ['b'], text: '' } }],
    ['answers of which one is none', { a: null, b: { choices: [1], text: '' }, c: { choices: [] } }, {}],
  ])('is read from what was kept: %s', (_, kept, draft) => {
    expect(readSurveyDraft(kept)).toEqual(draft);
  });

  it('has one choice where one is asked for, and several where several are', () => {
    expect(withChoice({ kind: 'SINGLE' }, ['a'], 'b', true)).toEqual(['b']);
    expect(withChoice({ kind: 'SINGLE' }, ['a'], 'a', false)).toEqual([]);
    expect(withChoice({ kind: 'MULTI' }, ['a'], 'b', true)).toEqual(['a', 'b']);
    expect(withChoice({ kind: 'MULTI' }, ['a', 'b'], 'a', false)).toEqual(['b']);
  });

  it('is sent as far as it fits the questions that there are now', () => {
    const draft = {
      source: { choices: ['gone', 'news'], text: 'typed before' },
      coins: { choices: ['btc', 'gone'], text: '' },
      wish: { choices: ['a'], text: 'much' },
      gone: { choices: [], text: 'x' },
    };
    expect(answersOf(questions, draft)).toEqual([
      { question: 'source', choices: ['news'] },
      { question: 'coins', choices: ['btc'] },
      { question: 'wish', text: 'much' },
    ]);
    expect(answersOf(questions, { wish: { choices: [], text: ' \n' } })).toEqual([]);
  });

  it('that is too long says so before anything else of it is there', () => {
    const draft = (length: number) => ({ wish: { choices: [], text: 'x'.repeat(length) } });
    expect(tooLongIn(questions, draft(500))).toBeNull();
    expect(tooLongIn(questions, draft(501))).toEqual({
      code: 'LAUNCH_SURVEY_LONG',
      details: { question: 3, max: 500 },
    });
  });

  it('is judged as the exchange judges it', () => {
    expect(faultOf(questions, [])).toEqual({ code: 'LAUNCH_SURVEY_MISSING', details: { question: 1 } });
    expect(faultOf(questions, [{ question: 'source', choices: ['news'] }])).toBeNull();
  });
});
