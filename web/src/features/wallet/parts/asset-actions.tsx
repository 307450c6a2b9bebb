import { Link } from 'wouter';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useWalletText } from '../wallet-text.ts';
import { preloadTransfer } from './transfer-dialog/lazy-transfer-dialog.tsx';

/** What can be done with one coin. */
export function AssetActions({ asset, onTransfer }: { readonly asset: string; readonly onTransfer: () => void }) {
  const t = useWalletText();
  const secondary = buttonClass({ kind: 'secondary' });
  return (
    <div className="flex flex-wrap gap-2">
      <Link href={pathTo('wallet.deposit', { asset })} className={buttonClass({})}>
        {t('wallet.action.deposit')}
      </Link>
      <Link href={pathTo('wallet.withdraw', { asset })} className={secondary}>
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
