import type { SurveyMark } from '@bourse/core/launch/survey.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Submission, Survey } from '../queries/survey.query.ts';

/** Lets one after the other publish a version of a project's survey. */
export async function lockSurvey(tx: Tx, projectId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('launch.survey:' || $1, 0))`, [projectId]);
}

export async function insertSurvey(tx: Tx, { projectId, version, questions, staffId, atMs }: Survey): Promise<void> {
  await tx.query(
    'insert into launch.survey (project_id, version, questions, staff_id, at_ms) values ($1, $2, $3::jsonb, $4, $5)',
    [projectId, version, JSON.stringify(questions), staffId, atMs],
  );
}

/** Keeps what a person answered. Waits for whoever answers for the same person. @returns false where there is something */
export async function insertSubmission(tx: Tx, made: Submission, marks: readonly SurveyMark[]): Promise<boolean> {
  const kept = await tx.query(
    `insert into launch.survey_submission (id, uid, project_id, version, request_id, input_hash, at_ms)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (uid, project_id) do nothing returning id`,
    [made.id, made.uid, made.projectId, made.version, made.requestId, made.inputHash, made.atMs],
  );
  if (kept.length === 0) return false;
  await tx.query(
    `insert into launch.survey_mark (submission_id, question, choice, words)
     select $1, question, choice, words from unnest($2::text[], $3::text[], $4::text[]) as m (question, choice, words)`,
    [made.id, marks.map(({ question }) => question), marks.map(({ choice }) => choice), marks.map(({ text }) => text)],
  );
  return true;
}
