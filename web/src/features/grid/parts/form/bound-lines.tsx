import { priceText } from '@bourse/core/trading/grid.ts';
import { GripVertical } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { exactAmount, percent } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import { awayPercent, type BoundSide, type Bounds, boundAt } from '../../rules/bounds.ts';
import type { Judged } from '../../rules/draft.ts';
import type { LevelPicture } from '../../rules/picture.ts';
import type { BoundsModel } from './bounds.model.ts';

interface BoundLinesProps {
  readonly judged: Judged;
  readonly bounds: Bounds;
  readonly picture: LevelPicture;
  readonly quote: string;
  readonly model: BoundsModel;
}

const SIDES: readonly BoundSide[] = ['upper', 'lower'];

/** The two ends of the range across the chart, each a slider: by hand, by finger or by arrow keys. */
export function BoundLines({ judged, bounds, picture, quote, model }: BoundLinesProps) {
  return (
    <div ref={model.box} className="absolute inset-0">
      {SIDES.map((side) => (
        <BoundLine
          key={side}
          side={side}
          judged={judged}
          bounds={bounds}
          picture={picture}
          quote={quote}
          model={model}
        />
      ))}
    </div>
  );
}

/** Every tick there is, above and below a bound, as far as the other one lets it go. */
const FAR = Number.MAX_SAFE_INTEGER;

function BoundLine({ side, judged, bounds, picture, quote, model }: BoundLinesProps & { readonly side: BoundSide }) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { grid, lastTicks } = judged;
  const price = priceText(bounds[side], grid);
  const at = picture.yOf(price);
  const away = awayPercent(bounds[side], lastTicks);
  const fromHere = away === null ? null : t('grid.fromHere', { percent: percent(away) });
  const isHeld = model.held?.side === side;
  const numberOf = (ticks: number) => Number(priceText(ticks, grid));
  return (
    <div className="absolute inset-x-0 h-0" style={{ bottom: `${Math.min(1, Math.max(0, at)) * 100}%` }}>
      <span aria-hidden="true" className="absolute inset-x-0 border-t border-n9" />
      <div
        role="slider"
        tabIndex={0}
        aria-label={t(`grid.${side}`)}
        aria-orientation="vertical"
        aria-valuemin={numberOf(boundAt(side, 1, bounds))}
        aria-valuemax={numberOf(boundAt(side, FAR, bounds))}
        aria-valuenow={numberOf(bounds[side])}
        aria-valuetext={[`${exactAmount(price)} ${quote}`, ...(fromHere === null ? [] : [fromHere])].join(', ')}
        {...model.gripOf(side, at, picture.scale)}
        className={cx(
          'absolute flex -translate-y-1/2 cursor-ns-resize touch-none items-center select-none',
          isTouch ? 'left-full h-11 w-20' : '-right-20 left-0 h-6',
        )}
      >
        {!isTouch && (
          <span className="ml-3 flex h-6 items-center rounded-control border border-line-strong bg-surface-raised text-12">
            <GripVertical aria-hidden="true" className="size-3.5 text-text-faint" />
            <span className="pr-2 font-medium">{t(`grid.${side}`)}</span>
            {fromHere !== null && <span className="num border-l border-line px-2 text-text-muted">{fromHere}</span>}
          </span>
        )}
        <span
          className={cx(
            'num absolute right-0 rounded-badge border bg-surface-raised px-1 py-0.5 text-12 leading-none',
            isHeld ? 'border-focus text-accent-text' : 'border-n9 text-text',
          )}
        >
          {exactAmount(price)}
        </span>
      </div>
    </div>
  );
}
