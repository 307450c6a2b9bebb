import { useLocation } from 'wouter';
import { failureIn } from '../../../../lib/calls/call-failure.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { useLaunchLive } from '../../api/live.ts';
import { type OwnRound, type Project, type Round, useProject } from '../../api/queries.ts';
import { presentRound } from '../../rules/round.ts';

interface Chosen {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
}

/** One project; which, and which of its rounds, the address says. */
export function useProjectModel() {
  const [path] = useLocation();
  const [query, setQuery] = useQueryState();
  const id = path.split('/').filter(Boolean).at(-1) ?? '';
  const answer = useProject(id);
  const nowMs = useServerNow();
  useLaunchLive();
  const chosen = ((): Chosen | null => {
    if (!answer.data) return null;
    const { project, rounds } = answer.data;
    const asked = Number(query.get('round'));
    const round = project.rounds.find(({ number }) => number === asked) ?? presentRound(project.rounds, nowMs);
    const own = rounds.find(({ number }) => number === round?.number);
    return round && own ? { project, round, own } : null;
  })();
  const refusal = failureIn(answer.error);
  return {
    view: {
      answer,
      chosen,
      nowMs,
      name: answer.data?.project.tokenName ?? null,
      /** No such project; an address that cannot be one of a project is refused by its field. */
      isUnknown: !answer.data && (refusal?.i18nMsgCode === 'LAUNCH_NOT_FOUND' || refusal?.field === 'project'),
    },
    commands: { chooseRound: (number: number) => setQuery({ round: String(number) }) },
  };
}
