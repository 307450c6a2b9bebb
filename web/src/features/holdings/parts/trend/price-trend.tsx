import { useWalletText } from '../../../balances/public.ts';
import { usePriceTrendModel } from './price-trend.model.ts';
import { TrendFrame } from './trend.tsx';

/** What one coin cost over time: nobody's secret, so the eye leaves it. */
export function PriceTrendCard({ asset }: { readonly asset: string }) {
  const t = useWalletText();
  const model = usePriceTrendModel(asset);
  return (
    <TrendFrame
      model={model}
      title={`${t('wallet.asset.priceTrend')} (USDT)`}
      emptyText={t('wallet.asset.noPrices')}
      yLabels={model.view.yLabels}
    />
  );
}
