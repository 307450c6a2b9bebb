import { judgeAnswers, judgeSurveyWindow, type SurveyAnswer, type SurveyFault } from '@bourse/core/launch/survey.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findProject } from '../../queries/project.query.ts';
import { findSubmission, findSurvey, type Submission } from '../../queries/survey.query.ts';
import { insertSubmission } from '../../store/survey.store.ts';

interface AnswerRequest {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly version: number;
  readonly answers: readonly SurveyAnswer[];
}

type AnswerCode =
  | SurveyFault['code']
  | 'LAUNCH_SURVEY_NOT_FOUND'
  | 'LAUNCH_SURVEY_SUBMITTED'
  | 'LAUNCH_SURVEY_VERSION'
  | 'LAUNCH_CANCELLED'
  | 'LAUNCH_ENDED'
  | 'IDEMPOTENCY_MISMATCH';
type Answered = Result<Pick<Submission, 'version' | 'atMs'> & { readonly replayed: boolean }, AnswerCode>;

/**
 * Keeps what a person answers to a project's survey. It belongs to the version that was answered, and stands: there is no
 * other one of the same person, whatever is published later.
 *
 * @refuses   see AnswerCode, from the first check that fails
 * @invariant a repeat of the request id returns the first result; one submission of a person in a project
 */
export function answerSurvey(deps: LaunchDeps, { uid }: Caller, request: AnswerRequest): Promise<Answered> {
  const { clientRequestId: requestId, projectId, version, answers } = request;
  const inputHash = payloadHash('launch-survey', [projectId, String(version), JSON.stringify(answers)]);
  const wasAnswered = (done: Submission): Answered => {
    if (done.requestId !== requestId) return refuse('LAUNCH_SURVEY_SUBMITTED', { submittedAt: done.atMs });
    return done.inputHash === inputHash ? ok({ ...done, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');
  };
  return deps.db.decide(async (tx): Promise<Answered> => {
    const project = await findProject(tx, projectId);
    const survey = project && (await findSurvey(tx, projectId, null));
    if (!survey) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: projectId });
    const before = await findSubmission(tx, uid, projectId);
    if (before) return wasAnswered(before);
    const nowMs = deps.clock.nowMs();
    const closed = judgeSurveyWindow({ ...project, isCancelled: project.cancelledMs !== null }, nowMs);
    if (closed) return refuse(closed, { project: projectId });
    if (version !== survey.version) return refuse('LAUNCH_SURVEY_VERSION', { version: survey.version });
    const judged = judgeAnswers(survey.questions, answers);
    if ('fault' in judged) return refuse(judged.fault.code, judged.fault.details);
    const made = { id: newId(nowMs), uid, projectId, version, requestId, inputHash, atMs: nowMs };
    if (await insertSubmission(tx, made, judged.marks)) return ok({ version, atMs: nowMs, replayed: false });
    return wasAnswered((await findSubmission(tx, uid, projectId))!);
  });
}
