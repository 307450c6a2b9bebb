import type { RoundMode } from '@bourse/core/launch/round.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findProject, findPutAside, type Project, type Round } from '../queries/project.query.ts';
import type { RoundKey } from '../queries/ticket.query.ts';

type ProjectCode = 'LAUNCH_NOT_FOUND' | 'LAUNCH_NOT_LISTED';
export type RoundCode = ProjectCode | 'LAUNCH_ROUND_NOT_FOUND' | 'LAUNCH_ROUND_KIND';

/** A project and its round of one of some kinds. @refuses see RoundCode */
export async function findRound(
  q: Queryable,
  { projectId, number }: RoundKey,
  modes: readonly RoundMode[],
): Promise<Result<{ readonly project: Project; readonly round: Round }, RoundCode>> {
  const project = await findProject(q, projectId);
  return project ? roundIn(project, number, modes) : noProject(q, projectId);
}

/** Why there is no project: nothing is known of it, or its tokens are put aside and it is not published yet. */
export async function noProject(q: Queryable, projectId: string) {
  return absent(projectId, await findPutAside(q, [projectId]));
}

export const absent = (projectId: string, putAside: ReadonlySet<string>) =>
  refuse(putAside.has(projectId) ? 'LAUNCH_NOT_LISTED' : 'LAUNCH_NOT_FOUND', { project: projectId });

/** The round of a number, where it is of one of some kinds. @refuses LAUNCH_ROUND_NOT_FOUND | LAUNCH_ROUND_KIND */
export function roundIn(
  project: Project,
  number: number,
  modes: readonly RoundMode[],
): Result<{ readonly project: Project; readonly round: Round }, 'LAUNCH_ROUND_NOT_FOUND' | 'LAUNCH_ROUND_KIND'> {
  const round = project.rounds.find((each) => each.number === number);
  if (!round) return refuse('LAUNCH_ROUND_NOT_FOUND', { project: project.id, round: number });
  return modes.includes(round.mode)
    ? ok({ project, round })
    : refuse('LAUNCH_ROUND_KIND', { project: project.id, round: number });
}
