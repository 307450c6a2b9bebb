import { useQuery } from '@tanstack/react-query';
import { attempt } from '../../../lib/calls/attempt.ts';
import { sendOnce } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput, CallOutput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

type SurveyOut = CallOutput<'launch.survey'>;
export type SurveyQuestion = SurveyOut['questions'][number];
type Asked = Omit<CallInput<'launch.answerSurvey'>, 'clientRequestId'>;

/** A project's survey; whatever was published meanwhile is learned when something is sent. */
export const useSurvey = (project: string) =>
  useQuery(endpointQuery('launch.survey', { project }, { refetchOnWindowFocus: false }));

const STALE: readonly CallId[] = ['launch.project', 'launch.survey'];

/** Sent once: the same again, while nobody has answered, is one submission. */
export const answerSurveyOnce = (asked: Asked) =>
  sendOnce('launch.answerSurvey', asked, (clientRequestId) =>
    attempt('launch.answerSurvey', { clientRequestId, ...asked }, STALE),
  );
