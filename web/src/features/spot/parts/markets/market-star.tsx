import { Star } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useMarketsText } from '../../markets-text.ts';
import { pairName } from '../../rules/market.ts';
import type { PairRow } from '../../rules/pairs.ts';

interface MarketStarProps {
  readonly row: PairRow;
  readonly favourites: readonly string[];
  readonly onToggle: (symbol: string) => void;
}

/** Adds a pair to this device's favourites, or removes it. */
export function MarketStar({ row: { market }, favourites, onToggle }: MarketStarProps) {
  const t = useMarketsText();
  const isOn = favourites.includes(market.symbol);
  const pair = pairName(market);
  return (
    <button
      type="button"
      aria-label={isOn ? t('spot.markets.unfavour', { pair }) : t('spot.markets.favour', { pair })}
      className={cx(
        'touch grid size-7 shrink-0 place-items-center rounded-control hover:bg-hover',
        isOn ? 'text-warn' : 'text-text-faint',
      )}
      onClick={() => onToggle(market.symbol)}
    >
      <Star aria-hidden="true" className={cx('size-4', isOn && 'fill-current')} strokeWidth={1.75} />
    </button>
  );
}
