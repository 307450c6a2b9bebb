import { MASK } from '@bourse/core/money/display.ts';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { amount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { IdleSlot } from '../../../../lib/slots.tsx';
import type { Market } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { useCoinPlaces } from '../coin-places.model.ts';
import { usePairAssets } from './pair-assets.model.ts';

interface PairAssetsProps {
  readonly market: Market;
  readonly onTransfer: () => void;
}

/** A person's balances of the pair's two coins, free and in orders, and ways to get more. */
export const PairAssets = memo(function PairAssets({ market, onTransfer }: PairAssetsProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const [isHidden] = useHiddenBalances();
  const { rows, isKnown } = usePairAssets(market);
  const placesOf = useCoinPlaces();
  const amountCell = (asset: string, text: string) => {
    if (isHidden) return MASK;
    return isKnown ? amount(text, { places: placesOf(asset) }) : <Skeleton width={72} />;
  };
  return (
    <section
      aria-label={t('spot.assets.title')}
      data-room="spot/parts/assets"
      className={cx('flex flex-col gap-1 text-13', isTouch ? 'px-4 py-3' : 'p-4')}
    >
      <div className="flex items-center justify-between gap-3 pb-1">
        <h2 className="text-14 font-semibold">{t('spot.assets.title')}</h2>
        <button
          type="button"
          className="touch text-13 font-medium text-accent-text hover:underline"
          onClick={onTransfer}
        >
          {t('spot.assets.transfer')}
        </button>
      </div>
      <dl>
        {rows.flatMap(({ asset, available, held }) => [
          <Line key={`${asset} free`} label={t('spot.assets.available', { asset })}>
            {amountCell(asset, available)}
          </Line>,
          <Line key={`${asset} held`} label={t('spot.assets.held', { asset })}>
            {amountCell(asset, held)}
          </Line>,
        ])}
      </dl>
      <Link
        href={pathTo('deposits.deposit', { asset: market.quote })}
        className={cx(buttonClass({ kind: 'secondary', size: 'small', wide: true }), 'mt-2')}
      >
        {t('spot.assets.deposit', { asset: market.quote })}
      </Link>
      {!isTouch && <IdleSlot asset={market.quote} isPlain />}
    </section>
  );
});

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
      <dt className="text-text-muted">{label}</dt>
      <dd className="num ml-auto">{children}</dd>
    </div>
  );
}
