import { type EntryTerms, judgeWindow } from './subscribe.ts';

/** The longest answer in a person's own words. */
export const SURVEY_TEXT_MAX = 500;
/** What a survey may ask at most, and how many choices a question has. */
export const SURVEY_QUESTIONS_MAX = 20;
export const SURVEY_CHOICES = { least: 2, most: 20 } as const;

/** Texts by language; English is always there. */
export type SurveyTexts = Readonly<Record<string, string>>;

interface SurveyChoice {
  /** Its own among those of its question, and kept from version to version. */
  readonly id: string;
  readonly texts: SurveyTexts;
}

export interface SurveyQuestion {
  /** Its own in the survey, and kept from version to version. */
  readonly id: string;
  readonly kind: 'SINGLE' | 'MULTI' | 'TEXT';
  readonly isRequired: boolean;
  readonly texts: SurveyTexts;
  /** None where people answer in their own words. */
  readonly choices: readonly SurveyChoice[];
}

/** What a person says to one question, as it comes. */
export interface SurveyAnswer {
  readonly question: string;
  readonly choices?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

/** One choice or one text of a submission, as it is kept. */
export type SurveyMark =
  | { readonly question: string; readonly choice: string; readonly text: null }
  | { readonly question: string; readonly choice: null; readonly text: string };

export interface SurveyFault {
  readonly code: 'LAUNCH_SURVEY_QUESTION' | 'LAUNCH_SURVEY_MISSING' | 'LAUNCH_SURVEY_CHOICE' | 'LAUNCH_SURVEY_LONG';
  /** The question's place, counted from 1, and the most characters. */
  readonly details: Readonly<Record<string, number>>;
}

/** What is shown of texts in a language; English where it has none, because a survey has to be answered all the same. */
export const surveyText = (texts: SurveyTexts, locale: string): string => texts[locale] ?? texts.en_US ?? '';

/**
 * Judges a survey before anybody is asked.
 *
 * @returns  the first fault: LAUNCH_SURVEY_TWICE, two questions, or two choices of one, with the same id |
 *           LAUNCH_SURVEY_CHOICES, too few or too many of them, or any where people answer in their own words; null where
 *           it can be published. `question` is a place counted from 1
 */
export function judgeSurvey(questions: readonly SurveyQuestion[]): {
  readonly code: 'LAUNCH_SURVEY_TWICE' | 'LAUNCH_SURVEY_CHOICES';
  readonly details: Readonly<Record<string, number>>;
} | null {
  for (const [index, { id, kind, choices }] of questions.entries()) {
    const question = index + 1;
    const isTwice = questions.findIndex((each) => each.id === id) < index;
    if (isTwice || new Set(choices.map((choice) => choice.id)).size < choices.length)
      return { code: 'LAUNCH_SURVEY_TWICE', details: { question } };
    const { least, most } = kind === 'TEXT' ? { least: 0, most: 0 } : SURVEY_CHOICES;
    if (choices.length < least || choices.length > most)
      return { code: 'LAUNCH_SURVEY_CHOICES', details: { question, min: least, max: most } };
  }
  return null;
}

/** How many choices and texts one person can have in a survey: one or more. */
export const linesMost = (questions: readonly SurveyQuestion[]): number =>
  questions.reduce((sum, { kind, choices }) => sum + (kind === 'MULTI' ? choices.length : 1), 0);

/**
 * Judges what a person answers, question by question in the order of the survey. Blanks are no answer.
 *
 * @returns  what is kept of it, or the first fault: LAUNCH_SURVEY_QUESTION, an answer to none of these questions, or two to one |
 *           LAUNCH_SURVEY_MISSING | LAUNCH_SURVEY_CHOICE, one that the question does not have, several where one is asked for,
 *           one twice, or words in place of one | LAUNCH_SURVEY_LONG
 */
export function judgeAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): { readonly marks: readonly SurveyMark[] } | { readonly fault: SurveyFault } {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const known = new Set(questions.map(({ id }) => id));
  if (given.size < answers.length || answers.some(({ question }) => !known.has(question)))
    return { fault: { code: 'LAUNCH_SURVEY_QUESTION', details: {} } };
  const marks: SurveyMark[] = [];
  for (const [index, asked] of questions.entries()) {
    const found = marksOf(asked, given.get(asked.id));
    const question = index + 1;
    if (found === 'LAUNCH_SURVEY_LONG') return { fault: { code: found, details: { question, max: SURVEY_TEXT_MAX } } };
    if (found === 'LAUNCH_SURVEY_CHOICE') return { fault: { code: found, details: { question } } };
    if (found.length === 0 && asked.isRequired)
      return { fault: { code: 'LAUNCH_SURVEY_MISSING', details: { question } } };
    marks.push(...found);
  }
  return { marks };
}

function marksOf(
  { id: question, kind, choices }: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): readonly SurveyMark[] | 'LAUNCH_SURVEY_LONG' | 'LAUNCH_SURVEY_CHOICE' {
  const chosen = answer?.choices ?? [];
  const text = answer?.text ?? '';
  if (kind === 'TEXT') {
    if (chosen.length > 0) return 'LAUNCH_SURVEY_CHOICE';
    if (text.length > SURVEY_TEXT_MAX) return 'LAUNCH_SURVEY_LONG';
    return text.trim() === '' ? [] : [{ question, choice: null, text }];
  }
  const ids = new Set(choices.map(({ id }) => id));
  const isWrong =
    text !== '' ||
    new Set(chosen).size < chosen.length ||
    chosen.some((choice) => !ids.has(choice)) ||
    (kind === 'SINGLE' && chosen.length > 1);
  return isWrong ? 'LAUNCH_SURVEY_CHOICE' : chosen.map((choice) => ({ question, choice, text: null }));
}

/** What is said of a round that people can still answer for: it opens later, also where its price is not fixed. */
const STILL_TO_OPEN: ReadonlySet<string> = new Set(['LAUNCH_NOT_STARTED', 'LAUNCH_NO_PRICE']);

/**
 * Whether a project's survey can be answered now: while a round that asks for it has not ended, because what is asked of
 * people without need is not to be kept of them.
 *
 * @returns why not; null where it can be
 */
export function judgeSurveyWindow(
  {
    isCancelled,
    rounds,
  }: {
    readonly isCancelled: boolean;
    readonly rounds: readonly Pick<EntryTerms, 'needsSurvey' | 'startMs' | 'endMs' | 'state' | 'awaitsPrice'>[];
  },
  nowMs: number,
): 'LAUNCH_SURVEY_NOT_FOUND' | 'LAUNCH_CANCELLED' | 'LAUNCH_ENDED' | null {
  const asking = rounds.filter(({ needsSurvey }) => needsSurvey);
  if (asking.length === 0) return 'LAUNCH_SURVEY_NOT_FOUND';
  if (isCancelled) return 'LAUNCH_CANCELLED';
  const faults = asking.map((round) => judgeWindow(round, nowMs)?.code ?? null);
  return faults.some((code) => code === null || STILL_TO_OPEN.has(code)) ? null : 'LAUNCH_ENDED';
}
