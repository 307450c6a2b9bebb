import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Sheet } from '../../../../kit/overlay/dialog.tsx';
import { useOutside } from '../../../../kit/overlay/outside.ts';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { useClosedAtFirst, usePairPicker } from './pair-picker.model.ts';

const load = () => import('./pair-list.tsx');
const PairList = lazy(load);

interface PairPickerProps {
  readonly market: Market;
  readonly onPick: (symbol: string) => void;
}

/** The pair's name; pressing it opens the list of pairs. */
export function PairPicker({ market, onPick }: PairPickerProps) {
  const t = useSpotText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const picker = usePairPicker();
  const { isOpen } = picker;
  useClosedAtFirst();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutside(box, isOpen && !isTouch, picker.close);
  const close = () => {
    picker.close();
    button.current?.focus();
  };
  const pick = (symbol: string) => {
    close();
    if (symbol !== market.symbol) onPick(symbol);
  };
  const list = (
    <Suspense fallback={<div className="h-96" />}>
      <PairList current={market.symbol} onPick={pick} />
    </Suspense>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc anywhere inside closes the list.
    <div
      ref={box}
      className="relative min-w-0"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !isTouch) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={`${pairName(market)}, ${t('spot.pairs.open')}`}
        className="flex max-w-full items-center gap-2"
        onPointerEnter={() => void load()}
        onTouchStart={() => void load()}
        onClick={isOpen ? picker.close : picker.open}
      >
        {!isTouch && <CoinIcon coin={market.base} size={24} />}
        <span className={isTouch ? 'truncate text-20 font-semibold' : 'text-16 font-semibold whitespace-nowrap'}>
          {pairName(market)}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
      </button>
      {isTouch ? (
        <Sheet open={isOpen} onClose={close} title={t('spot.pairs.title')} closeLabel={shell('shell.action.close')}>
          <div className="flex h-[70dvh] flex-col">{list}</div>
        </Sheet>
      ) : (
        isOpen && (
          <div className="absolute top-full left-0 z-40 mt-3 flex h-[560px] max-h-[calc(100dvh-130px)] w-[400px] animate-rise flex-col overflow-hidden rounded-card border border-line-strong bg-surface-raised shadow-float">
            {list}
          </div>
        )
      )}
    </div>
  );
}
