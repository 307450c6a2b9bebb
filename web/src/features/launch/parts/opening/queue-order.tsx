import { Card } from '../../../../kit/card.tsx';
import { type Step, Timeline } from '../../../../kit/progress/progress.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { clockTime } from '../../../../lib/format.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { drawnUntilMs, type FlashRound } from '../../rules/flash.ts';
import { useFlashSeen } from '../flash/flash.model.ts';
import { Opening } from './opening.tsx';

/** How the queue is ordered, and what orders its opening. */
export function QueueOrder({ project, round }: { readonly project: Project; readonly round: FlashRound }) {
  const t = useLaunchText();
  const nowMs = useServerNow();
  const answer = useFlashSeen(project, round);
  const untilMs = drawnUntilMs(round);
  const [from, to] = [clockTime(round.startAtMs), clockTime(untilMs)];
  const stateOf = (fromMs: number, isDone: boolean): Step['state'] =>
    isDone ? 'done' : nowMs >= fromMs ? 'now' : 'later';
  const isDrawn = answer !== null && answer.seed !== null;
  const isOver = nowMs >= round.endAtMs || (answer !== null && answer.paidLots === answer.quotaLots);
  const ticket = answer?.ticket ?? null;
  const steps: readonly Step[] = [
    {
      key: 'batch',
      state: stateOf(round.startAtMs, isDrawn),
      title: t('launch.flash.batch', { from, to }),
      sub: t('launch.flash.batchText'),
    },
    {
      key: 'arrival',
      state: stateOf(untilMs, isOver),
      title: t('launch.flash.arrival', { to }),
      sub: t('launch.flash.arrivalText'),
    },
    ...(ticket && (ticket.state === 'QUEUED' || ticket.state === 'PAYING')
      ? [{ key: 'own', state: 'now' as const, title: t('launch.flash.yours', { time: clockTime(ticket.atMs) }) }]
      : []),
  ];
  return (
    <Card title={t('launch.flash.order')} room="launch/parts/opening/queue-order">
      <div className="flex flex-col gap-4">
        <Timeline steps={steps} label={t('launch.flash.order')} />
        {answer && <Opening round={round} answer={answer} />}
      </div>
    </Card>
  );
}
