import { SURVEY_CHOICES, SURVEY_QUESTIONS_MAX } from '@bourse/core/launch/survey.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptDraft } from '../../../../lib/actions/kept-draft.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf } from '../../../../lib/lists/list-state.ts';
import { useCsvFile } from '../../../../lib/lists/save-csv.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import {
  readSurveyFile,
  resultsQuery,
  type SurveyVersion,
  surveyQuery,
  textsQuery,
  usePublishSurvey,
} from '../../api/survey.ts';
import {
  draftOf,
  isWhole,
  newChoice,
  newQuestion,
  partlyWritten,
  readKept,
  surveyOf,
  type TypedChoice,
  type TypedQuestion,
} from '../../rules/survey-draft.ts';

/** A project's survey: the version that is looked at, and writing the next one. */
export function useSurveyModel(project: string) {
  const [version, setVersion] = useState<string | null>(null);
  const query = useQuery(surveyQuery(project, version));
  const editor = useEditorModel(project, () => setVersion(null));
  const newest = query.data?.versions[0]?.version ?? 0;
  const mayRead = useIsOneOf(['product', 'compliance', 'auditor']);
  return {
    view: {
      state: stateOf(query),
      survey: query.data ?? null,
      mayWrite: useIsOneOf(['product']),
      mayRead,
    },
    commands: {
      retry: () => void query.refetch(),
      choose: setVersion,
      /** The next version begins with the one that is looked at. */
      write: () => query.data && editor.start(newest, draftOf(query.data.questions)),
    },
    editor,
  } as const;
}

/** What was answered to a version. */
export function useResultsModel(of: SurveyVersion) {
  const results = useQuery(resultsQuery(of, true));
  const file = useCsvFile(`survey-${of.project}-${of.version}.csv`, readSurveyFile(of));
  return { state: stateOf(results), results: results.data ?? null, retry: () => void results.refetch(), file };
}

export const useTextsModel = (of: SurveyVersion, question: string) =>
  listOf(useInfiniteQuery(textsQuery(of, question)));

interface Wanted {
  readonly after: number;
}

/** Writes a version, language by language. What is begun is kept until it is published, or another version was. */
function useEditorModel(project: string, onPublished: () => void) {
  const [questions, setQuestions] = useState<readonly TypedQuestion[]>([]);
  const [locale, setLocale] = useState<Locale>('en_US');
  const publishing = usePublishSurvey();
  const kept = useKeptDraft(`launch-survey:${project}`);
  const survey = surveyOf(questions);
  const act = useReasonedAction<Wanted, { readonly version: number }>(
    async ({ after }, reason) => {
      const input = { project, after: String(after), questions: JSON.stringify(survey), reason };
      const done = await publishing.mutateAsync(input);
      kept.forget();
      onPublished();
      return done;
    },
    (_, { version }) => t('console.survey.published', { version }),
  );
  const put = (next: readonly TypedQuestion[]) => {
    setQuestions(next);
    if (act.wanted) kept.keep({ after: act.wanted.after, questions: next });
  };
  const change = (at: number, next: (question: TypedQuestion) => TypedQuestion) =>
    put(questions.map((question, index) => (index === at ? next(question) : question)));
  const changeChoices = (at: number, next: (choices: readonly TypedChoice[]) => readonly TypedChoice[]) =>
    change(at, (question) => ({ ...question, choices: next(question.choices) }));
  return {
    questions,
    survey,
    locale,
    isGood: isWhole(survey),
    partly: partlyWritten(survey),
    canAdd: questions.length < SURVEY_QUESTIONS_MAX,
    act,
    commands: {
      setLocale,
      setKind: (at: number, kind: TypedQuestion['kind']) => change(at, (question) => ({ ...question, kind })),
      setRequired: (at: number, isRequired: boolean) => change(at, (question) => ({ ...question, isRequired })),
      setText: (at: number, text: string) =>
        change(at, (question) => ({ ...question, texts: { ...question.texts, [locale]: text } })),
      add: () => put([...questions, newQuestion()]),
      remove: (at: number) => put(questions.toSpliced(at, 1)),
      setChoice: (at: number, place: number, text: string) =>
        changeChoices(at, (choices) =>
          choices.map((choice, index) =>
            index === place ? { ...choice, texts: { ...choice.texts, [locale]: text } } : choice,
          ),
        ),
      addChoice: (at: number) => changeChoices(at, (choices) => [...choices, newChoice()]),
      removeChoice: (at: number, place: number) => changeChoices(at, (choices) => choices.toSpliced(place, 1)),
    },
    canAddChoice: ({ choices }: TypedQuestion) => choices.length < SURVEY_CHOICES.most,
    canRemoveChoice: ({ choices }: TypedQuestion) => choices.length > SURVEY_CHOICES.least,
    start: (after: number, from: readonly TypedQuestion[]) => {
      const begun = readKept(kept.read());
      setQuestions(begun?.after === after ? begun.questions : from);
      setLocale('en_US');
      act.start({ after });
    },
  } as const;
}
export type EditorModel = ReturnType<typeof useEditorModel>;
