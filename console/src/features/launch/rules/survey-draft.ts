import { judgeSurvey, type SurveyQuestion as Question, SURVEY_CHOICES } from '@bourse/core/launch/survey.ts';
import { LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import type { SurveyQuestion } from '../api/survey.ts';

type TypedTexts = Readonly<Partial<Record<Locale, string>>>;
export interface TypedChoice {
  readonly id: string;
  readonly texts: TypedTexts;
}
/** A question as it stands in the form. Choices that were typed are kept until it is sent, whatever its kind is meanwhile. */
export interface TypedQuestion {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly isRequired: boolean;
  readonly texts: TypedTexts;
  readonly choices: readonly TypedChoice[];
}

export const KINDS = ['SINGLE', 'MULTI', 'TEXT'] as const;

/** Never one that was there before: what people have answered to that one would be taken for an answer to this one. */
const newId = (): string => crypto.randomUUID().slice(0, 13);

export const newChoice = (): TypedChoice => ({ id: newId(), texts: {} });
export const newQuestion = (): TypedQuestion => ({
  id: newId(),
  kind: 'SINGLE',
  isRequired: true,
  texts: {},
  choices: Array.from({ length: SURVEY_CHOICES.least }, newChoice),
});

/** The next version begins with what is published. */
export const draftOf = (questions: readonly SurveyQuestion[]): readonly TypedQuestion[] =>
  questions.length === 0 ? [newQuestion()] : questions;

function writtenOf(texts: TypedTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale]?.trim() ?? '';
      return text === '' ? [] : [[locale, text]];
    }),
  );
}

/** A survey as it is sent: only texts that were written, and no choices where people answer in their own words. */
export const surveyOf = (typed: readonly TypedQuestion[]): readonly Question[] =>
  typed.map(({ id, kind, isRequired, texts, choices }) => ({
    id,
    kind,
    isRequired,
    texts: writtenOf(texts),
    choices: kind === 'TEXT' ? [] : choices.map((choice) => ({ id: choice.id, texts: writtenOf(choice.texts) })),
  }));

const textsOf = (questions: readonly Question[]) =>
  questions.flatMap(({ texts, choices }) => [texts, ...choices.map((choice) => choice.texts)]);

/** Whether it can be sent: all of it is there in English, and the exchange would take it. */
export const isWhole = (questions: readonly Question[]): boolean =>
  questions.length > 0 &&
  textsOf(questions).every(({ en_US }) => en_US !== undefined) &&
  judgeSurvey(questions) === null;

/** Languages in which some of it is written, and some is not: their readers would find English in between. */
export function partlyWritten(questions: readonly Question[]): readonly Locale[] {
  const all = textsOf(questions);
  return LOCALES.filter((locale) => {
    const count = all.filter((texts) => texts[locale] !== undefined).length;
    return count > 0 && count < all.length;
  });
}

/** What somebody has begun to write, and after which version. */
export interface KeptSurvey {
  readonly after: number;
  readonly questions: readonly TypedQuestion[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isChoice = (value: unknown): boolean => isRecord(value) && typeof value.id === 'string' && areTexts(value.texts);
const isQuestion = (value: unknown): boolean =>
  isChoice(value) &&
  isRecord(value) &&
  (KINDS as readonly unknown[]).includes(value.kind) &&
  typeof value.isRequired === 'boolean' &&
  Array.isArray(value.choices) &&
  value.choices.every(isChoice);

/** A survey that was kept; null where there is none, or one that this form cannot read. */
export const readKept = (kept: unknown): KeptSurvey | null =>
  isRecord(kept) && typeof kept.after === 'number' && Array.isArray(kept.questions) && kept.questions.every(isQuestion)
    ? (kept as unknown as KeptSurvey)
    : null;
