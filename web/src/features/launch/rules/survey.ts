import { judgeAnswers, SURVEY_TEXT_MAX, type SurveyAnswer, type SurveyFault } from '@bourse/core/launch/survey.ts';
import type { SurveyQuestion } from '../api/survey.ts';

/** What is chosen and typed so far, by the question. */
export type SurveyDraft = Readonly<Record<string, { readonly choices: readonly string[]; readonly text: string }>>;

export const NO_ANSWER: SurveyDraft[string] = { choices: [], text: '' };

/** Reads what was kept; whatever is no draft is none. */
export function readSurveyDraft(kept: unknown): SurveyDraft {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([, each]) => {
      const { choices, text } = (each ?? {}) as { choices?: unknown; text?: unknown };
      return typeof text === 'string' && Array.isArray(choices) && choices.every((id) => typeof id === 'string');
    }),
  ) as SurveyDraft;
}

/** Another choice: in the place of the one before, or beside the others. */
export function withChoice(
  { kind }: Pick<SurveyQuestion, 'kind'>,
  chosen: readonly string[],
  choice: string,
  isOn: boolean,
): readonly string[] {
  if (kind === 'SINGLE') return isOn ? [choice] : [];
  const others = chosen.filter((id) => id !== choice);
  return isOn ? [...others, choice] : others;
}

/** What is sent of a draft: of a question that was changed meanwhile, what still fits it. */
export function answersOf(questions: readonly SurveyQuestion[], draft: SurveyDraft): SurveyAnswer[] {
  return questions.flatMap(({ id, kind, choices }): SurveyAnswer[] => {
    const { choices: chosen, text } = draft[id] ?? NO_ANSWER;
    if (kind === 'TEXT') return text.trim() === '' ? [] : [{ question: id, text }];
    const fitting = chosen.filter((choice) => choices.some((each) => each.id === choice));
    const kept = kind === 'SINGLE' ? fitting.slice(0, 1) : fitting;
    return kept.length === 0 ? [] : [{ question: id, choices: kept }];
  });
}

/** The first text that is too long, which is said while it is typed; null where there is none. */
export function tooLongIn(questions: readonly SurveyQuestion[], draft: SurveyDraft): SurveyFault | null {
  const at = questions.findIndex(
    ({ id, kind }) => kind === 'TEXT' && (draft[id] ?? NO_ANSWER).text.length > SURVEY_TEXT_MAX,
  );
  return at < 0 ? null : { code: 'LAUNCH_SURVEY_LONG', details: { question: at + 1, max: SURVEY_TEXT_MAX } };
}

/** The first thing for which the exchange would refuse the answers; null where it would take them. */
export function faultOf(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyFault | null {
  const judged = judgeAnswers(
    questions.map(({ id, kind, isRequired, choices }) => ({
      id,
      kind,
      isRequired,
      texts: {},
      choices: choices.map((choice) => ({ id: choice.id, texts: {} })),
    })),
    answers,
  );
  return 'fault' in judged ? judged.fault : null;
}
