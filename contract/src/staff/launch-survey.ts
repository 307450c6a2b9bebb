import { z } from 'zod';
import { OTHER_LANGUAGES } from '../announcements.ts';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { cursor, jsonText, page, pageLimit, text, timeMs } from '../fields.ts';
import { launchProjectId } from '../launch/round.ts';
import { surveyId, surveyKind, surveyVersion } from '../launch/survey.ts';
import { reason } from './staff-fields.ts';

const QUESTIONS_MAX = 20;
const CHOICES_MAX = 20;
const SURVEY_LENGTH_MAX = 200_000;
/** Each character of other scripts is nine bytes in a form. */
const SURVEY_BODY_BYTES = 2_000_000;
/** Who reads what people answered. Nobody here is told who answered it: that is in a report of Compliance on the person. */
const READS_ANSWERS = ['product', 'compliance', 'auditor'] as const;

/** English, and any other languages; who reads another one reads English. */
const texts = (lengthMax: number) => {
  const other = text(lengthMax).optional();
  type Others = Record<(typeof OTHER_LANGUAGES)[number], typeof other>;
  return z.strictObject({
    en_US: text(lengthMax),
    ...(Object.fromEntries(OTHER_LANGUAGES.map((locale) => [locale, other])) as Others),
  });
};

const textsOut = z.record(z.string(), z.string());
const ofVersion = { project: launchProjectId, version: surveyVersion };

/** Surveys, for those who write them and read what was answered. */
export const staffLaunchSurvey = {
  survey: endpoint({
    method: 'GET',
    path: '/open/staff/launch/survey',
    summary: "A project's survey: its newest version, or the one that is asked for, and how many have answered each",
    access: STAFF_ROLES,
    input: z.strictObject({ project: launchProjectId, version: surveyVersion.optional() }),
    output: z.object({
      /** Null where the project has none. */
      version: z.number().int().nullable(),
      /** The newest first. */
      versions: z.array(
        z.object({ version: z.number().int(), publishedBy: z.string(), atMs: timeMs, people: z.number().int() }),
      ),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: surveyKind,
          isRequired: z.boolean(),
          texts: textsOut,
          choices: z.array(z.object({ id: z.string(), texts: textsOut })),
        }),
      ),
    }),
    refusals: ['LAUNCH_SURVEY_NOT_FOUND'],
  }),
  publishSurvey: endpoint({
    method: 'POST',
    path: '/open/staff/launch/survey/publish',
    summary:
      "Publishes a project's survey, or its next version; whoever has answered an earlier one is not asked again",
    access: ['product'],
    bodyLimitBytes: SURVEY_BODY_BYTES,
    input: z.strictObject({
      project: launchProjectId,
      /** The version that it follows; 0 for the first. */
      after: surveyVersion,
      questions: jsonText(
        z
          .array(
            z.strictObject({
              id: surveyId,
              kind: surveyKind,
              isRequired: z.boolean(),
              texts: texts(300),
              choices: z.array(z.strictObject({ id: surveyId, texts: texts(120) })).max(CHOICES_MAX),
            }),
          )
          .min(1)
          .max(QUESTIONS_MAX),
        SURVEY_LENGTH_MAX,
      ),
      reason,
    }),
    output: z.object({ version: z.number().int() }),
    refusals: [
      'LAUNCH_SURVEY_TWICE',
      'LAUNCH_SURVEY_CHOICES',
      'LAUNCH_CANCELLED',
      'LAUNCH_SURVEY_VERSION',
      'NO_CHANGE',
    ],
  }),
  surveyResults: endpoint({
    method: 'GET',
    path: '/open/staff/launch/survey/results',
    summary: 'How many people answered each question of a version, and chose each of its choices',
    access: READS_ANSWERS,
    input: z.strictObject(ofVersion),
    output: z.object({
      people: z.number().int(),
      questions: z.array(
        z.object({
          id: z.string(),
          people: z.number().int(),
          choices: z.array(z.object({ id: z.string(), people: z.number().int() })),
        }),
      ),
    }),
    refusals: ['LAUNCH_SURVEY_NOT_FOUND'],
  }),
  surveyTexts: endpoint({
    method: 'GET',
    path: '/open/staff/launch/survey/texts',
    summary: 'What people answered to a question in their own words, the newest first',
    access: READS_ANSWERS,
    input: z.strictObject({
      ...ofVersion,
      question: surveyId,
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(z.object({ id: z.string(), text: z.string(), atMs: timeMs })),
    refusals: [],
  }),
  exportSurvey: endpoint({
    method: 'GET',
    path: '/open/staff/launch/survey/export',
    summary:
      'Every answer to a version as CSV, without who gave it, some hundred people at a time; the first page has the head line. Each page is in the audit log',
    access: READS_ANSWERS,
    input: z.strictObject({ ...ofVersion, before: cursor.optional() }),
    output: z.object({ csv: z.string(), rows: z.number().int(), next: z.string().nullable() }),
    refusals: ['LAUNCH_SURVEY_NOT_FOUND'],
  }),
} as const;
