import type { messages } from '@bourse/i18n/en_US/launch-survey.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type Survey = StaffOutput<'staffLaunch.survey'>;
export type SurveyQuestion = Survey['questions'][number];

/** Which version of which project's survey. */
export interface SurveyVersion {
  readonly project: string;
  readonly version: string;
}

/** A project's survey, the newest version where none is named. */
export const surveyQuery = (project: string, version: string | null) =>
  queryOptions({
    queryKey: ['staffLaunch.survey', { project, version }],
    queryFn: () => call('staffLaunch.survey', { project, ...(version === null ? {} : { version }) }),
  });

export const resultsQuery = (of: SurveyVersion, mayRead: boolean) =>
  queryOptions({
    queryKey: ['staffLaunch.surveyResults', of],
    queryFn: () => call('staffLaunch.surveyResults', { ...of }),
    enabled: mayRead,
  });

export const textsQuery = (of: SurveyVersion, question: string) =>
  pagedQuery('staffLaunch.surveyTexts', { ...of, question });

export const readSurveyFile = (of: SurveyVersion) => (before: string | null) =>
  call('staffLaunch.exportSurvey', { ...of, ...(before === null ? {} : { before }) });

export const usePublishSurvey = () =>
  useAct('staffLaunch.publishSurvey', ['staffLaunch.survey', 'staffLaunch.surveyResults']);

type SurveyWords = typeof messages;
const catalogs = import.meta.glob<{ messages: SurveyWords }>('../../../../../i18n/*/launch-survey.ts');

/** What people read around a survey in a language, so that a preview cannot say anything else; undefined until it is there. */
export const useSurveyWords = (locale: Locale): SurveyWords | undefined =>
  useQuery({
    queryKey: ['launch.surveyWords', locale],
    queryFn: async () => (await catalogs[`../../../../../i18n/${locale}/launch-survey.ts`]!()).messages,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
