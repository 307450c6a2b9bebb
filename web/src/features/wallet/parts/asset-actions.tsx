import { Link } from 'wouter';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { useDensity } from '../../../kit/density.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useWalletText } from '../wallet-text.ts';
import { preloadTransfer } from './transfer-dialog/lazy-transfer-dialog.tsx';

const TOUCH =
  'grid min-w-0 flex-1 grid-cols-4 gap-2 *:h-11 *:min-w-0 *:px-1 *:text-12 *:[overflow-wrap:anywhere] *:whitespace-normal *:text-center';

/** What can be done with one coin; under a thumb four equal places, so that a long word costs no second row. */
export function AssetActions({ asset, onTransfer }: { readonly asset: string; readonly onTransfer: () => void }) {
  const t = useWalletText();
  const isTouch = useDensity() === 'touch';
  const secondary = buttonClass({ kind: 'secondary' });
  return (
    <div className={isTouch ? TOUCH : 'flex flex-wrap gap-2'}>
      <Link href={pathTo('deposits.deposit', { asset })} className={buttonClass({})}>
        {t('wallet.action.deposit')}
      </Link>
      <Link href={pathTo('withdrawals.withdraw', { asset })} className={secondary}>
        {t('wallet.action.withdraw')}
      </Link>
      <Button kind="secondary" onClick={onTransfer} onPointerEnter={preloadTransfer}>
        {t('wallet.action.transfer')}
      </Button>
      <Link href={pathTo('spot.trade', { coin: asset })} className={secondary}>
        {t('wallet.action.trade')}
      </Link>
    </div>
  );
}
