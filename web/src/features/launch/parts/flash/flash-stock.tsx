import type { ReactNode } from 'react';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type FlashRound, stockOf } from '../../rules/flash.ts';
import { percentOf } from '../../rules/price.ts';
import { useFlashStock } from './flash.model.ts';

interface StockProps {
  readonly project: Project;
  readonly round: FlashRound;
  readonly answer: FlashAnswer;
}

/** The lots as they are: paid, in payment and free; together they are always the quota. */
export function FlashStock({ project, round, answer }: StockProps) {
  const t = useLaunchText();
  const { paidPercent, payingPercent, takenBps } = stockOf(answer);
  const taken = t('launch.flash.taken', { percent: `${exactAmount(percentOf(takenBps))}%` });
  const legend: readonly { readonly key: 'paid' | 'paying' | 'free'; readonly lots: number; readonly dot: string }[] = [
    { key: 'paid', lots: answer.paidLots, dot: 'bg-accent' },
    { key: 'paying', lots: answer.payingLots, dot: 'bg-chart-2' },
    { key: 'free', lots: answer.freeLots, dot: 'bg-hover border border-line-strong' },
  ];
  return (
    <div data-room="launch/parts/flash/flash-stock" className="flex flex-col gap-2">
      <span className="flex flex-wrap justify-between gap-x-3 text-13">
        <span className="num text-text-muted">
          {t('launch.flash.stock', {
            count: answer.quotaLots,
            lot: exactAmount(round.flash.lot),
            token: project.token,
          })}
        </span>
        <span className="num font-medium text-text">{taken}</span>
      </span>
      <div
        role="progressbar"
        aria-label={taken}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(paidPercent + payingPercent)}
        className="flex h-2 gap-0.5 overflow-hidden rounded-pill bg-hover"
      >
        <Part percent={paidPercent} look="bg-accent" />
        <Part percent={payingPercent} look="bg-chart-2" />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
        {legend.map(({ key, lots, dot }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2 rounded-badge ${dot}`} />
            <span className="num text-text">{lots.toLocaleString('en-US')}</span> {t(`launch.flash.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Part = ({ percent, look }: { readonly percent: number; readonly look: string }): ReactNode =>
  percent > 0 && <span className={look} style={{ width: `${percent}%` }} />;

/** The same for a list, which asks for it itself. */
export function FlashStockOf({ project, round }: Omit<StockProps, 'answer'>) {
  const { data } = useFlashStock(project, round);
  return data ? <FlashStock project={project} round={round} answer={data} /> : <Skeleton height={64} />;
}
