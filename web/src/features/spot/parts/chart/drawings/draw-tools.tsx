import { PencilRuler } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { preloadDialog } from '../../../../../kit/overlay/dialog.tsx';
import type { DrawingKind } from '../../../rules/chart/drawings.ts';
import type { Market } from '../../../rules/market.ts';
import { useSpotText } from '../../../spot-text.ts';
import { DRAWING_ICONS } from './drawing-icons.ts';
import { putDownTool, useDrawingTool } from './drawings.model.ts';

const DrawingsDialog = lazy(() => import('./drawings-dialog.tsx'));

const KINDS = Object.keys(DRAWING_ICONS) as DrawingKind[];
const toolClass = 'grid size-8 touch shrink-0 place-items-center rounded-control hover:bg-hover hover:text-text';

interface DrawToolsProps {
  readonly market: Market;
}

/** Buttons for drawing over the chart: both kinds if there is room, and the list of drawings. */
export function DrawTools({ market }: DrawToolsProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { tool, begin } = useDrawingTool(market);
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <>
      {!isTouch &&
        KINDS.map((kind) => {
          const Icon = DRAWING_ICONS[kind];
          return (
            <button
              key={kind}
              type="button"
              aria-label={t(`spot.draw.${kind}`)}
              title={t(`spot.draw.${kind}`)}
              aria-pressed={tool === kind}
              className={cx(toolClass, 'max-[1400px]:hidden', tool === kind ? 'bg-hover text-text' : 'text-text-muted')}
              onClick={() => (tool === kind ? putDownTool() : begin(kind))}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          );
        })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('spot.draw.title')}
        title={t('spot.draw.title')}
        className={cx(toolClass, 'text-text-muted')}
        onPointerEnter={preloadDialog}
        onClick={() => setIsListOpen(true)}
      >
        <PencilRuler aria-hidden="true" className="size-4" />
      </button>
      <Suspense fallback={null}>
        {isListOpen && <DrawingsDialog market={market} onClose={() => setIsListOpen(false)} />}
      </Suspense>
    </>
  );
}
