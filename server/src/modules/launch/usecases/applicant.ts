import { type Applicant, hasTakenPartBefore } from '@bourse/core/launch/subscribe.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Profile } from '../../identity/public.ts';
import { applicantOf } from '../levels.ts';
import type { Round } from '../queries/project.query.ts';
import { findSubmission } from '../queries/survey.query.ts';
import { findTakenPart } from '../queries/taken-part.query.ts';

/** What the conditions of a round ask of a person; what it does not ask for is not looked up. */
export async function findApplicant(
  q: Queryable,
  uid: string,
  profile: Profile,
  round: Pick<Round, 'projectId' | 'number' | 'newcomersOnly' | 'needsSurvey'>,
): Promise<Omit<Applicant, 'average' | 'capMinor' | 'lastMs'>> {
  const hasTakenPart = round.newcomersOnly && hasTakenPartBefore(await findTakenPart(q, uid), round);
  const hasSurvey = round.needsSurvey && (await findSubmission(q, uid, round.projectId)) !== null;
  return { ...applicantOf(profile), hasTakenPart, hasSurvey };
}
