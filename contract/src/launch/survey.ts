import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from '../endpoint.ts';
import { clientRequestId, jsonText, text, timeMs, whole } from '../fields.ts';
import { launchProjectId } from './round.ts';

/** Of a question or a choice, kept from version to version. */
export const surveyId = text(20).regex(/^[a-z0-9-]+$/, { error: 'NOT_AN_ID' });
export const surveyKind = z.enum(['SINGLE', 'MULTI', 'TEXT']);
export const surveyVersion = whole(10_000);

/** Above what a survey can have: what is too much is told with the question that it is of. */
const ANSWERS_MAX = 40;
const CHOICES_MAX = 40;
const ANSWERS_LENGTH_MAX = 64_000;
/** Each character of other scripts is nine bytes in a form. */
const ANSWERS_BODY_BYTES = 300_000;

/** Surveys that a round may ask for first. */
export const launchSurvey = {
  survey: endpoint({
    method: 'GET',
    path: '/open/wallet/launch/survey',
    summary: "A project's survey in the caller's language, and whether the person has answered it",
    access: 'user',
    input: z.strictObject({ project: launchProjectId }),
    output: z.object({
      version: z.number().int(),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: surveyKind,
          isRequired: z.boolean(),
          text: z.string(),
          choices: z.array(z.object({ id: z.string(), text: z.string() })),
        }),
      ),
      submitted: z.object({ version: z.number().int(), atMs: timeMs }).nullable(),
    }),
    refusals: ['LAUNCH_SURVEY_NOT_FOUND'],
  }),
  answerSurvey: endpoint({
    method: 'POST',
    path: '/open/wallet/launch/answer-survey',
    summary: "Answers a project's survey, once; what is answered decides nothing about who gets how much",
    access: 'user',
    bodyLimitBytes: ANSWERS_BODY_BYTES,
    input: z.strictObject({
      clientRequestId,
      project: launchProjectId,
      /** The version that was answered: where it is not the newest any more, the newest has to be read first. */
      version: surveyVersion,
      answers: jsonText(
        z
          .array(
            z.strictObject({
              question: surveyId,
              choices: z.array(surveyId).max(CHOICES_MAX).optional(),
              text: text(ANSWERS_LENGTH_MAX, 0).optional(),
            }),
          )
          .max(ANSWERS_MAX),
        ANSWERS_LENGTH_MAX,
      ),
    }),
    output: z.object({ version: z.number().int(), atMs: timeMs, replayed: z.boolean() }),
    refusals: [
      'LAUNCH_SURVEY_NOT_FOUND',
      'LAUNCH_SURVEY_SUBMITTED',
      'LAUNCH_CANCELLED',
      'LAUNCH_ENDED',
      'LAUNCH_SURVEY_VERSION',
      'LAUNCH_SURVEY_QUESTION',
      'LAUNCH_SURVEY_MISSING',
      'LAUNCH_SURVEY_CHOICE',
      'LAUNCH_SURVEY_LONG',
    ],
    idempotent: true,
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
} as const;
