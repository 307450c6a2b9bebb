import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { hasEnded } from '../grid-bits.tsx';
import { GridChart } from './chart.tsx';
import { ExitsDialog } from './exits-dialog.tsx';
import { GridFigures } from './figures.tsx';
import { Fills } from './fills.tsx';
import type { ActionsModel } from './grid.model.ts';
import { Levels } from './levels.tsx';
import { Settings } from './settings.tsx';
import { StopDialog } from './stop-dialog.tsx';

interface GridProps {
  readonly grid: OneGrid;
  readonly actions: ActionsModel;
}

/** One grid: what it has earned, its prices with its levels, what stands at each, what has traded, and what ends it. */
export function GridDetails({ grid, actions }: GridProps) {
  const isTouch = useDensity() === 'touch';
  const { view, commands } = actions;
  return (
    <div data-room="grid/parts/grid" className={cx('flex flex-col', !isTouch && 'gap-4')}>
      <Said grid={grid} />
      <Card>
        <GridFigures grid={grid} />
        <Since grid={grid} />
      </Card>
      <div className={cx(isTouch ? 'flex flex-col' : 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]')}>
        <div className={cx('flex min-w-0 flex-col', !isTouch && 'gap-4')}>
          <GridChart grid={grid} />
          <Fills grid={grid} />
        </div>
        <div className={cx('flex min-w-0 flex-col', !isTouch && 'gap-4')}>
          <Levels grid={grid} />
          <Settings grid={grid} />
        </div>
      </div>
      {view.asked === 'stop' && <StopDialog grid={grid} model={actions} />}
      {view.asked === 'exits' && (
        <ExitsDialog grid={grid} onSaved={() => void commands.exitsSaved()} onClose={commands.stopAsking} />
      )}
    </div>
  );
}

function Since({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const locale = useLocale();
  const time = dateTime(grid.startedAtMs ?? grid.createdAtMs, locale);
  return <p className="num mt-3 text-12 text-text-muted">{t('grid.since', { time })}</p>;
}

/** What is going on with it that its figures do not say. */
function Said({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const isOver = hasEnded(grid);
  const isSuspended = grid.state === 'SUSPENDED';
  const said = [
    ...(grid.isStarting ? [{ tone: 'info', text: t('grid.starting') } as const] : []),
    ...(grid.isEnding ? [{ tone: 'info', text: t('grid.ending') } as const] : []),
    ...(grid.state === 'TO_RUN' && grid.trigger !== null
      ? [
          {
            tone: 'info',
            text: t('grid.waitsAt', { price: exactAmount(grid.trigger), coin: grid.quote }),
          } as const,
        ]
      : []),
    ...(isSuspended ? [{ tone: 'warn', text: t('grid.suspended') } as const] : []),
    ...(grid.isHalted && !isSuspended ? [{ tone: 'warn', text: t('grid.halted') } as const] : []),
    ...(grid.isIdle && !isOver ? [{ tone: 'warn', text: t('grid.idle') } as const] : []),
    ...(grid.reason === null ? [] : [{ tone: 'warn', text: t(`grid.reason.${grid.reason}`) } as const]),
  ];
  if (said.length === 0) return null;
  return (
    <div className={cx('flex flex-col gap-3', isTouch && 'bg-surface p-4 pb-0')}>
      {said.map(({ tone, text }) => (
        <Notice key={text} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
