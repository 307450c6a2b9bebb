import { Card } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { type Step, Timeline } from '../../../../kit/progress/progress.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { clockTime, shortened } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { drawnUntilMs, type FlashRound } from '../../rules/flash.ts';
import { useFlashSeen } from './flash.model.ts';

/** How the queue is ordered, and the seed of the draw: its hash before, itself once the order is drawn. */
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
    <Card title={t('launch.flash.order')} room="launch/parts/flash/queue-order">
      <div className="flex flex-col gap-4">
        <Timeline steps={steps} label={t('launch.flash.order')} />
        {answer && (
          <div className="flex flex-col gap-2">
            <Digest label={t('launch.flash.seedHash')} value={answer.seedHash} />
            {answer.seed !== null && <Digest label={t('launch.flash.seed')} value={answer.seed} />}
            <p className="text-12 text-text-muted">
              {t(answer.seed === null ? 'launch.flash.seedBefore' : 'launch.flash.seedAfter')}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}

function Digest({ label, value }: { readonly label: string; readonly value: string }) {
  const shell = useShellText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-line bg-surface-sunken px-3 py-1.5 text-12">
      <span className="text-text-muted">{label}</span>
      <span className="inline-flex items-center gap-1">
        <span className="code" title={value}>
          {shortened(value, 16, 8)}
        </span>
        <CopyButton
          onCopy={() => copyText(value)}
          label={shell('shell.action.copy')}
          doneLabel={shell('shell.copied')}
        />
      </span>
    </div>
  );
}
