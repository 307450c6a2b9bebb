import { judgeSurvey, type SurveyQuestion } from '@bourse/core/launch/survey.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import type { Actor, Approvals } from '../../../approvals/public.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findProject } from '../../queries/project.query.ts';
import { findSurvey } from '../../queries/survey.query.ts';
import { insertSurvey, lockSurvey } from '../../store/survey.store.ts';

interface PublishSurvey {
  readonly projectId: string;
  /** The version that it follows; 0 for the first. */
  readonly after: number;
  readonly questions: readonly SurveyQuestion[];
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Publishes a version of a project's survey, also before its project. One member of Product is enough: it moves nothing, and
 * what is answered decides nothing about who gets how much.
 *
 * @refuses  what judgeSurvey refuses | LAUNCH_CANCELLED | LAUNCH_SURVEY_VERSION, another one was published meanwhile | NO_CHANGE
 */
export function publishSurvey(
  { db, clock }: LaunchDeps,
  approvals: Pick<Approvals, 'audit'>,
  { projectId, after, questions, reason, actor }: PublishSurvey,
): Promise<
  Result<
    { readonly version: number },
    'LAUNCH_SURVEY_TWICE' | 'LAUNCH_SURVEY_CHOICES' | 'LAUNCH_CANCELLED' | 'LAUNCH_SURVEY_VERSION' | 'NO_CHANGE'
  >
> {
  return db.decide(async (tx) => {
    const fault = judgeSurvey(questions);
    if (fault) return refuse(fault.code, fault.details);
    const project = await findProject(tx, projectId);
    if (project && project.cancelledMs !== null) return refuse('LAUNCH_CANCELLED');
    await lockSurvey(tx, projectId);
    const last = await findSurvey(tx, projectId, null);
    if ((last?.version ?? 0) !== after) return refuse('LAUNCH_SURVEY_VERSION', { version: last?.version ?? 0 });
    if (last && hashOf(last.questions) === hashOf(questions)) return refuse('NO_CHANGE');
    const version = after + 1;
    const nowMs = clock.nowMs();
    await insertSurvey(tx, { projectId, version, questions, staffId: actor.staffId, atMs: nowMs });
    await approvals.audit(tx, {
      ...actor,
      reason,
      nowMs,
      action: 'staffLaunch.publishSurvey',
      subject: `launch:${projectId}`,
      before: last && { version: last.version, questions: last.questions },
      after: { version, questions },
    });
    return ok({ version });
  });
}

/** The same for the same questions, in whatever order the database gives the names in them. */
const hashOf = (questions: readonly SurveyQuestion[]): string =>
  payloadHash(
    'launch-survey-questions',
    questions.flatMap(({ id, kind, isRequired, texts, choices }) => [
      ...[id, kind, String(isRequired), ...partsOf(texts), String(choices.length)],
      ...choices.flatMap((choice) => [choice.id, ...partsOf(choice.texts)]),
    ]),
  );

const partsOf = (texts: SurveyQuestion['texts']): string[] => {
  const entries = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
  return [String(entries.length), ...entries.flat()];
};
