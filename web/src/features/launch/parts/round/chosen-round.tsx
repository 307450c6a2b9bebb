import type { OwnRound, Project, Round } from '../../api/queries.ts';
import { isFixed } from '../../rules/fixing.ts';
import { isFlash } from '../../rules/flash.ts';
import { isLottery } from '../../rules/lottery.ts';
import { awaitsPrice } from '../../rules/round.ts';
import { Fixing } from '../fixing/fixing.tsx';
import { FlashPanel } from '../flash/flash-panel.tsx';
import { Draw } from '../lottery/draw.tsx';
import { LotteryPanel } from '../lottery/lottery-panel.tsx';
import { QueueOrder } from '../opening/queue-order.tsx';
import { RoundPanel } from './round-panel.tsx';

interface ChosenProps {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
  readonly nowMs: number;
}

/** The panel of a round, by how the round sells. */
export function ChosenRound({ nowMs, round, ...chosen }: ChosenProps) {
  // Nobody can take part in it yet, however it sells.
  if (awaitsPrice(round)) return <RoundPanel {...chosen} round={round} nowMs={nowMs} />;
  if (isFlash(round)) return <FlashPanel key={round.number} {...chosen} round={round} />;
  if (isLottery(round)) return <LotteryPanel key={round.number} {...chosen} round={round} />;
  return <RoundPanel {...chosen} round={round} nowMs={nowMs} />;
}

/** How the price of a round is fixed, how the queue of a flash round is ordered, and how a lottery is drawn. */
export function RoundOrder({ project, round }: Pick<ChosenProps, 'project' | 'round'>) {
  return (
    <>
      {isFixed(round) && <Fixing key={round.number} project={project} round={round} />}
      <Order project={project} round={round} />
    </>
  );
}

function Order({ project, round }: Pick<ChosenProps, 'project' | 'round'>) {
  if (isLottery(round)) return <Draw key={round.number} project={project} round={round} />;
  return isFlash(round) ? <QueueOrder project={project} round={round} /> : null;
}
