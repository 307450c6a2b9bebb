import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import { pairOf } from '../grid-bits.tsx';
import type { PartProps } from './form-props.ts';

/** Of which market the grid will be, and its price of now. */
export function Title({ model: { view } }: PartProps) {
  const t = useGridText();
  const { terms } = view;
  if (!terms) return t('grid.new');
  const { market, last } = terms;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <CoinIcon coin={market.base} size={28} />
      {t('grid.newOf', { pair: pairOf(market) })}
      {last !== null && <span className="num text-16 font-medium text-text-muted">{exactAmount(last)}</span>}
    </span>
  );
}
