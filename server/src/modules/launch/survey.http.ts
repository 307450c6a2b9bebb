import type { launch as contract } from '@bourse/contract/launch.ts';
import { surveyText } from '@bourse/core/launch/survey.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { findProject } from './queries/project.query.ts';
import { findSubmission, findSurvey } from './queries/survey.query.ts';
import { answerSurvey } from './usecases/survey/answer-survey.ts';

type SurveyHandlers = Pick<Handlers<typeof contract>, 'survey' | 'answerSurvey'>;

/** Endpoints of surveys. */
export function surveyHttp(deps: LaunchDeps): SurveyHandlers {
  return {
    survey: async ({ project: projectId }, { uid, locale }) => {
      const project = await findProject(deps.db, projectId);
      const isAsked = project?.rounds.some(({ needsSurvey }) => needsSurvey) ?? false;
      const survey = isAsked ? await findSurvey(deps.db, projectId, null) : null;
      if (!survey) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: projectId });
      const done = await findSubmission(deps.db, uid, projectId);
      return ok({
        version: survey.version,
        questions: survey.questions.map(({ texts, choices, ...question }) => ({
          ...question,
          text: surveyText(texts, locale),
          choices: choices.map((choice) => ({ id: choice.id, text: surveyText(choice.texts, locale) })),
        })),
        submitted: done && { version: done.version, atMs: done.atMs },
      });
    },
    answerSurvey: async ({ project: projectId, ...wish }, context) => {
      const answered = await answerSurvey(deps, callerOf(context), { ...wish, projectId });
      if (!answered.ok) return answered;
      const { version, atMs, replayed } = answered.value;
      return ok({ version, atMs, replayed });
    },
  };
}
