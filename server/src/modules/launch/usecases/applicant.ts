import type { Applicant } from '@bourse/core/launch/subscribe.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Profile } from '../../identity/public.ts';
import { applicantOf } from '../levels.ts';
import type { Round } from '../queries/project.query.ts';
import { findSubmission } from '../queries/survey.query.ts';

/** What the conditions of a round ask of a person; what it does not ask for is not looked up. */
export async function findApplicant(
  q: Queryable,
  uid: string,
  profile: Profile,
  { projectId, needsSurvey }: Pick<Round, 'projectId' | 'needsSurvey'>,
): Promise<Omit<Applicant, 'average' | 'capMinor' | 'lastMs'>> {
  const hasSurvey = needsSurvey && (await findSubmission(q, uid, projectId)) !== null;
  return { ...applicantOf(profile), hasSurvey };
}
