import type { SurveyMark, SurveyQuestion } from '@bourse/core/launch/survey.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** A version of a project's survey. */
export interface Survey {
  readonly projectId: string;
  readonly version: number;
  readonly questions: readonly SurveyQuestion[];
  readonly staffId: string;
  readonly atMs: number;
}

/** What a person has answered a survey with, but for the answers. */
export interface Submission {
  /** What staff know it by, who are not told whose it is. */
  readonly id: string;
  readonly uid: string;
  readonly projectId: string;
  readonly version: number;
  readonly requestId: string;
  /** Hash of the answers, so that the same id cannot answer something else. */
  readonly inputHash: string;
  readonly atMs: number;
}

interface SurveyRow {
  version: number;
  questions: SurveyQuestion[];
  staff_id: string;
  at_ms: string;
}

/** A version of a survey, or the newest one; null where there is none. */
export async function findSurvey(q: Queryable, projectId: string, version: number | null): Promise<Survey | null> {
  const [row] = await q.query<SurveyRow>(
    `select version, questions, staff_id, at_ms from launch.survey
      where project_id = $1 and ($2::int is null or version = $2) order by version desc limit 1`,
    [projectId, version],
  );
  return row
    ? {
        projectId,
        version: row.version,
        questions: row.questions,
        staffId: row.staff_id,
        atMs: Number(row.at_ms),
      }
    : null;
}

/** The versions of a survey and how many have answered each, the newest first. */
export async function findVersions(
  q: Queryable,
  projectId: string,
): Promise<(Pick<Survey, 'version' | 'staffId' | 'atMs'> & { readonly people: number })[]> {
  const rows = await q.query<Omit<SurveyRow, 'questions'> & { people: string }>(
    `select v.version, v.staff_id, v.at_ms, (select count(*) from launch.survey_submission s
         where s.project_id = v.project_id and s.version = v.version) as people
       from launch.survey v where v.project_id = $1 order by v.version desc`,
    [projectId],
  );
  return rows.map((row) => ({
    version: row.version,
    staffId: row.staff_id,
    atMs: Number(row.at_ms),
    people: Number(row.people),
  }));
}

export async function findSubmission(q: Queryable, uid: string, projectId: string): Promise<Submission | null> {
  const [row] = await q.query<{ id: string; version: number; request_id: string; input_hash: string; at_ms: string }>(
    `select id, version, request_id, input_hash, at_ms from launch.survey_submission where uid = $1 and project_id = $2`,
    [uid, projectId],
  );
  return row
    ? {
        id: row.id,
        uid,
        projectId,
        version: row.version,
        requestId: row.request_id,
        inputHash: row.input_hash,
        atMs: Number(row.at_ms),
      }
    : null;
}

/** How many people answered a version, and how many of them each question and each choice. */
export interface AnswerCounts {
  readonly people: number;
  readonly questions: readonly {
    readonly id: string;
    readonly people: number;
    readonly choices: readonly { readonly id: string; readonly people: number }[];
  }[];
}

/** Counts all answers to a version, in one statement so that the figures belong together: of many people that takes seconds. */
export async function countAnswers(
  q: Queryable,
  { projectId, version, questions }: Pick<Survey, 'projectId' | 'version' | 'questions'>,
): Promise<AnswerCounts> {
  const several = questions.filter(({ kind }) => kind === 'MULTI').map(({ id }) => id);
  // Of each choice a person has one mark. Of a question too, but where several can be chosen: people are told apart only there.
  const rows = await q.query<{
    of: 'all' | 'mark' | 'several';
    question: string;
    choice: string | null;
    people: string;
  }>(
    `with own as not materialized (
       select m.submission_id, m.question, m.choice from launch.survey_mark m
         join launch.survey_submission s on s.id = m.submission_id where s.project_id = $1 and s.version = $2)
     select 'all' as of, '' as question, null as choice, count(*) as people
       from launch.survey_submission where project_id = $1 and version = $2
     union all select 'mark', question, choice, count(*) from own group by question, choice
     union all select 'several', question, null, count(*) from
       (select distinct submission_id, question from own where question = any ($3::text[])) each_once group by question`,
    [projectId, version, several],
  );
  const sum = (of: 'all' | 'mark' | 'several', question: string, choice?: string): number =>
    rows
      .filter((row) => row.of === of && row.question === question && (choice === undefined || row.choice === choice))
      .reduce((people, row) => people + Number(row.people), 0);
  return {
    people: sum('all', ''),
    questions: questions.map(({ id, kind, choices }) => ({
      id,
      people: sum(kind === 'MULTI' ? 'several' : 'mark', id),
      choices: choices.map((choice) => ({ id: choice.id, people: sum('mark', id, choice.id) })),
    })),
  };
}

/** What people answered to a question in their own words, the newest first. */
export async function findTexts(
  q: Queryable,
  { projectId, version }: Pick<Survey, 'projectId' | 'version'>,
  question: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly { readonly id: string; readonly text: string; readonly atMs: number }[]> {
  const rows = await q.query<{ id: string; words: string; at_ms: string }>(
    `select s.id, m.words, s.at_ms from launch.survey_submission s join launch.survey_mark m on m.submission_id = s.id
      where s.project_id = $1 and s.version = $2 and m.question = $3 and m.words is not null
        and ($4::uuid is null or s.id < $4) order by s.id desc limit $5`,
    [projectId, version, question, before, limit],
  );
  return rows.map(({ id, words, at_ms }) => ({ id, text: words, atMs: Number(at_ms) }));
}

/** Submissions of a version with all that was answered, the newest first. */
export async function findAnswered(
  q: Queryable,
  { projectId, version }: Pick<Survey, 'projectId' | 'version'>,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly { readonly id: string; readonly atMs: number; readonly marks: readonly SurveyMark[] }[]> {
  const rows = await q.query<{
    id: string;
    at_ms: string;
    marks: { question: string; choice: string | null; words: string | null }[];
  }>(
    `select s.id, s.at_ms, coalesce((select json_agg(json_build_object('question', m.question, 'choice', m.choice, 'words', m.words)
         order by m.question, m.choice) from launch.survey_mark m where m.submission_id = s.id), '[]') as marks
       from launch.survey_submission s
      where s.project_id = $1 and s.version = $2 and ($3::uuid is null or s.id < $3) order by s.id desc limit $4`,
    [projectId, version, before, limit],
  );
  return rows.map(({ id, at_ms, marks }) => ({
    id,
    atMs: Number(at_ms),
    // One of the two is always there, which the table keeps.
    marks: marks.map(({ words, ...mark }) => ({ ...mark, text: words }) as SurveyMark),
  }));
}
