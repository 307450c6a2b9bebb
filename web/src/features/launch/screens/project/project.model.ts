import { useLocation } from 'wouter';
import { type CallFailure, failureIn } from '../../../../lib/calls/call-failure.ts';
import { serverNowMs, useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { useLaunchLive } from '../../api/live.ts';
import { type OwnRound, type Project, type Round, useProject } from '../../api/queries.ts';
import { isSoonOther, presentRound } from '../../rules/round.ts';

interface Chosen {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
}

type Absence = 'LAUNCH_NOT_FOUND' | 'LAUNCH_NOT_LISTED';

function absence(refusal: CallFailure | null): Absence | null {
  if (refusal?.i18nMsgCode === 'LAUNCH_NOT_LISTED') return refusal.i18nMsgCode;
  return refusal?.i18nMsgCode === 'LAUNCH_NOT_FOUND' || refusal?.field === 'project' ? 'LAUNCH_NOT_FOUND' : null;
}

/** One project; which, and which of its rounds, the address says. */
export function useProjectModel() {
  const [path] = useLocation();
  const [query, setQuery] = useQueryState();
  const id = path.split('/').filter(Boolean).at(-1) ?? '';
  const answer = useProject(id, (shown) => isSoonOther(shown, serverNowMs()));
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
      /** Why there is no project; an address that cannot be one of a project is refused by its field. */
      absent: answer.data ? null : absence(refusal),
    },
    commands: { chooseRound: (number: number) => setQuery({ round: String(number) }) },
  };
}
