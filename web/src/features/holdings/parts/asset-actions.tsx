import { Link } from 'wouter';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { useDensity } from '../../../kit/density.tsx';
import { pathTo } from '../../../lib/links.ts';
import { preloadTransfer } from '../../transfers/public.ts';
import { useHoldingsText } from '../holdings-text.ts';

const TOUCH =
  'grid min-w-0 flex-1 grid-cols-4 gap-2 *:h-11 *:min-w-0 *:px-1 *:text-12 *:[overflow-wrap:anywhere] *:whitespace-normal *:text-center';

/** The actions on one coin; on touch screens in four equal columns, so that a long word does not need a second row. */
export function AssetActions({ asset, onTransfer }: { readonly asset: string; readonly onTransfer: () => void }) {
  const t = useHoldingsText();
  const isTouch = useDensity() === 'touch';
  const secondary = buttonClass({ kind: 'secondary' });
  return (
    <div className={isTouch ? TOUCH : 'flex flex-wrap gap-2'}>
      <Link href={pathTo('deposits.deposit', { asset })} className={buttonClass({})}>
        {t('balances.action.deposit')}
      </Link>
      <Link href={pathTo('withdrawals.withdraw', { asset })} className={secondary}>
        {t('balances.action.withdraw')}
      </Link>
      <Button kind="secondary" onClick={onTransfer} onPointerEnter={preloadTransfer}>
        {t('balances.action.transfer')}
      </Button>
      <Link href={pathTo('spot.trade', { coin: asset })} className={secondary}>
        {t('balances.action.trade')}
      </Link>
    </div>
  );
}
