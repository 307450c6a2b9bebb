import { useHoldingsText } from '../../holdings-text.ts';
import { usePriceTrendModel } from './price-trend.model.ts';
import { TrendFrame } from './trend.tsx';

/** A coin's price over time. Prices are public, so hiding amounts does not mask them. */
export function PriceTrendCard({ asset }: { readonly asset: string }) {
  const t = useHoldingsText();
  const model = usePriceTrendModel(asset);
  return (
    <TrendFrame
      model={model}
      title={`${t('holdings.asset.priceTrend')} (USDT)`}
      emptyText={t('holdings.asset.noPrices')}
      yLabels={model.view.yLabels}
    />
  );
}
