import { ChartNoAxesGantt } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import type { Grid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { GridFigures } from '../grid/figures.tsx';
import { StateBadge, useGridName } from '../grid-bits.tsx';
import { useListModel } from './list.model.ts';

interface GridsProps {
  readonly arePast: boolean;
  readonly onPast: (arePast: boolean) => void;
  readonly onGrid: (gridId: string) => void;
}

/** A person's grids, those that run or wait or those that are over, each with its figures. */
export function Grids({ arePast, onPast, onGrid }: GridsProps) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { query, rows, hasMore, isLoadingMore, more } = useListModel(arePast);
  return (
    <section data-room="grid/parts/list" className={cx('flex flex-col', !isTouch && 'gap-4')}>
      <div className={cx(isTouch && 'bg-surface p-4')}>
        <Segment
          label={t('grid.which')}
          options={[
            { value: 'current', label: t('grid.current') },
            { value: 'history', label: t('grid.history') },
          ]}
          value={arePast ? 'history' : 'current'}
          onChange={(next) => onPast(next === 'history')}
        />
      </div>
      <Loaded query={query} skeleton={<Grey />} isMoney>
        {() => (
          <>
            {rows.length === 0 && (
              <Card>
                <Empty
                  icon={<ChartNoAxesGantt />}
                  text={t(arePast ? 'grid.noneEnded' : 'grid.none')}
                  action={!arePast && <NewGridLink />}
                />
              </Card>
            )}
            {rows.map((grid) => (
              <GridCard key={grid.id} grid={grid} onOpen={() => onGrid(grid.id)} />
            ))}
            {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const Grey = () => (
  <div className="flex flex-col gap-4">
    <Skeleton height={156} />
    <Skeleton height={156} />
  </div>
);

/** The way to the form. */
export function NewGridLink({ isLarge = false }: { readonly isLarge?: boolean }) {
  const t = useGridText();
  return (
    <Link href={pathTo('grid.strategy')} className={buttonClass(isLarge ? { size: 'large', wide: true } : {})}>
      {t('grid.new')}
    </Link>
  );
}

function GridCard({ grid, onOpen }: { readonly grid: Grid; readonly onOpen: () => void }) {
  const t = useGridText();
  const name = useGridName();
  return (
    <Card
      title={
        <h2 className="min-w-0 text-16 font-semibold">
          <button type="button" onClick={onOpen} className="flex items-center gap-3 text-left hover:underline">
            <CoinIcon coin={grid.base} size={28} />
            {name(grid)}
          </button>
        </h2>
      }
      action={
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-12 text-text-muted">{t(`grid.mode.${grid.mode}`)}</span>
          <StateBadge state={grid.state} />
        </span>
      }
    >
      <GridFigures grid={grid} />
    </Card>
  );
}
