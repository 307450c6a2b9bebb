import type { staffLaunch as contract } from '@bourse/contract/staff/launch.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { csvLine } from '@bourse/core/csv/csv.ts';
import { linesMost, type SurveyMark, surveyText } from '@bourse/core/launch/survey.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { cutPageBy, pageLimitOf, readIdCursor } from '../../platform/db/keyset.ts';
import { RecentReads } from '../../platform/db/recent-reads.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type Approvals, actorOf } from '../approvals/public.ts';
import type { LaunchDeps } from './launch-deps.ts';
import {
  type AnswerCounts,
  countAnswers,
  findAnswered,
  findSurvey,
  findTexts,
  findVersions,
  type Survey,
} from './queries/survey.query.ts';
import { publishSurvey } from './usecases/survey/publish-survey.ts';

type SurveyHandlers = Pick<
  Handlers<typeof contract>,
  'survey' | 'publishSurvey' | 'surveyResults' | 'surveyTexts' | 'exportSurvey'
>;

/** All answers to a version are counted so often at most, however many of staff look. */
const COUNTED_FRESH_MS = MINUTE_MS;
/** Of one page of an export. A line has the texts of a question and of a choice, so these are some megabytes. */
const EXPORT_PEOPLE = 500;
const EXPORT_LINES = 20_000;
const EXPORT_HEAD = [
  'submission',
  'version',
  'time_utc',
  'question',
  'question_text',
  'choice',
  'choice_text',
  'answer',
];

/** Endpoints for the staff who write surveys and read what was answered. */
export function staffSurveyHttp(deps: LaunchDeps, approvals: Pick<Approvals, 'audit' | 'loginsOf'>): SurveyHandlers {
  const { db } = deps;
  const counted = new RecentReads(COUNTED_FRESH_MS, async (names: readonly string[]) => {
    const read = new Map<string, AnswerCounts>();
    for (const name of names) {
      const [projectId, version] = name.split('/');
      // A version that was published stays.
      const survey = await findSurvey(db, projectId!, Number(version));
      read.set(name, await countAnswers(db, survey!));
    }
    return read;
  });
  return {
    survey: async ({ project: projectId, version = null }) => {
      const survey = await findSurvey(db, projectId, version);
      if (!survey && version !== null) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: projectId });
      const versions = await findVersions(db, projectId);
      const logins = await approvals.loginsOf(
        db,
        versions.map(({ staffId }) => staffId),
      );
      return ok({
        version: survey?.version ?? null,
        versions: versions.map(({ staffId, ...each }) => ({ ...each, publishedBy: logins.get(staffId) ?? staffId })),
        questions: (survey?.questions ?? []).map(({ texts, choices, ...question }) => ({
          ...question,
          texts: { ...texts },
          choices: choices.map((choice) => ({ id: choice.id, texts: { ...choice.texts } })),
        })),
      });
    },
    publishSurvey: ({ project: projectId, questions, ...wish }, context) =>
      publishSurvey(deps, approvals, {
        ...wish,
        projectId,
        questions: questions.map(({ texts, choices, ...question }) => ({
          ...question,
          texts: written(texts),
          choices: choices.map((choice) => ({ id: choice.id, texts: written(choice.texts) })),
        })),
        actor: actorOf(context),
      }),
    surveyResults: async ({ project: projectId, version }) => {
      if (!(await findSurvey(db, projectId, version))) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: projectId });
      const { people, questions } = await counted.find(`${projectId}/${version}`);
      return ok({ people, questions: questions.map((each) => ({ ...each, choices: [...each.choices] })) });
    },
    surveyTexts: async ({ project: projectId, version, question, before, limit }) => {
      const count = pageLimitOf(limit);
      const from = { before: readIdCursor(before), limit: count + 1 };
      const found = await findTexts(db, { projectId, version }, question, from);
      const { rows, next } = cutPageBy(found, count, ({ id }) => id);
      return ok({ rows: [...rows], next });
    },
    exportSurvey: ({ project: projectId, version, before }, context) =>
      db.decide(async (tx) => {
        const survey = await findSurvey(tx, projectId, version);
        if (!survey) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: projectId });
        const people = Math.min(EXPORT_PEOPLE, Math.floor(EXPORT_LINES / linesMost(survey.questions)));
        const from = { before: readIdCursor(before), limit: people + 1 };
        const { rows, next } = cutPageBy(await findAnswered(tx, survey, from), people, ({ id }) => id);
        await approvals.audit(tx, {
          ...actorOf(context),
          nowMs: context.nowMs,
          action: 'staffLaunch.exportSurvey',
          subject: `launch:${projectId}`,
          reason: null,
          before: null,
          after: { version, people: rows.length },
        });
        const head = before === undefined ? csvLine(EXPORT_HEAD) : '';
        return ok({ csv: head + rows.map((row) => linesOf(survey, row)).join(''), rows: rows.length, next });
      }),
  };
}

/** Only the languages that have a text. */
const written = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text]])));

/** A line for each choice and text of a submission, in the order of the survey. */
function linesOf(
  { version, questions }: Survey,
  { id, atMs, marks }: { readonly id: string; readonly atMs: number; readonly marks: readonly SurveyMark[] },
): string {
  const at = new Date(atMs).toISOString();
  return questions
    .flatMap((question) =>
      marks
        .filter((mark) => mark.question === question.id)
        .map(({ choice, text }) => {
          const chosen = question.choices.find((each) => each.id === choice);
          return csvLine([
            ...[id, String(version), at, question.id, surveyText(question.texts, 'en_US')],
            ...[choice, chosen ? surveyText(chosen.texts, 'en_US') : null, text],
          ]);
        }),
    )
    .join('');
}
