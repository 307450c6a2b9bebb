import { useHoldingsText } from '../../holdings-text.ts';
import { usePriceTrendModel } from './price-trend.model.ts';
import { TrendFrame } from './trend.tsx';

/** What one coin cost over time: nobody's secret, so the eye leaves it. */
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
