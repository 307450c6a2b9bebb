import type { OwnRound, Project, Round } from '../../api/queries.ts';
import { isFlash } from '../../rules/flash.ts';
import { FlashPanel } from '../flash/flash-panel.tsx';
import { QueueOrder } from '../flash/queue-order.tsx';
import { RoundPanel } from './round-panel.tsx';

interface ChosenProps {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
  readonly nowMs: number;
}

/** The panel of a round, by how the round sells. */
export function ChosenRound({ nowMs, round, ...chosen }: ChosenProps) {
  return isFlash(round) ? (
    <FlashPanel key={round.number} {...chosen} round={round} />
  ) : (
    <RoundPanel {...chosen} round={round} nowMs={nowMs} />
  );
}

/** How the queue of a flash round is ordered; nothing for other rounds. */
export function RoundOrder({ project, round }: Pick<ChosenProps, 'project' | 'round'>) {
  return isFlash(round) ? <QueueOrder project={project} round={round} /> : null;
}
