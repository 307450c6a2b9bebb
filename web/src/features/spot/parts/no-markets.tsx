import { ChartCandlestick } from 'lucide-react';
import { Empty } from '../../../kit/states.tsx';
import { useSpotText } from '../spot-text.ts';

/** Says that the operator has opened no market yet. */
export function NoMarkets() {
  const t = useSpotText();
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Empty icon={<ChartCandlestick />} text={t('spot.trade.noMarkets')} />
    </div>
  );
}
