import { randomUUID } from 'node:crypto';
import type { SurveyAnswer, SurveyQuestion } from '@bourse/core/launch/survey.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { insertSurvey } from '../../src/modules/launch/store/survey.store.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

const choice = (id: string, en: string, fr: string) => ({ id, texts: { en_US: en, fr_FR: fr } });

/** One choice that is needed, several that are not, and own words. */
export const QUESTIONS: readonly SurveyQuestion[] = [
  {
    id: 'source',
    kind: 'SINGLE',
    isRequired: true,
    texts: { en_US: 'How did you hear of us?', fr_FR: 'Comment nous avez-vous connus ?' },
    choices: [choice('friend', 'A friend', 'Par un ami'), choice('news', 'The news', 'Par la presse')],
  },
  {
    id: 'coins',
    kind: 'MULTI',
    isRequired: false,
    texts: { en_US: 'Which coins do you hold?' },
    choices: [choice('btc', 'Bitcoin', 'Bitcoin'), choice('eth', 'Ether', 'Ether')],
  },
  { id: 'wish', kind: 'TEXT', isRequired: false, texts: { en_US: 'What do you expect?' }, choices: [] },
];
export const GOOD: readonly SurveyAnswer[] = [{ question: 'source', choices: ['friend'] }];

/** Publishes a version of a project's survey without staff. */
export const giveSurvey = (
  { services: { db }, clock }: TestExchange,
  projectId: string,
  {
    version = 1,
    questions = QUESTIONS,
  }: { readonly version?: number; readonly questions?: readonly SurveyQuestion[] } = {},
) => db.tx((tx) => insertSurvey(tx, { projectId, version, questions, staffId: 'staff', atMs: clock.nowMs() }));

/** Answers a project's survey. */
export const answerSurvey = (
  { client }: Member,
  { id }: Pick<Project, 'id'>,
  answers: readonly SurveyAnswer[] = GOOD,
  over: Readonly<Record<string, string>> = {},
) =>
  client.call('launch', 'answerSurvey', {
    clientRequestId: randomUUID(),
    project: id,
    version: '1',
    answers: JSON.stringify(answers),
    ...over,
  });
