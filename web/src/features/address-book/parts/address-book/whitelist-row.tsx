import { Switch } from '../../../../kit/choice.tsx';
import { useWalletText } from '../../../balances/public.ts';

/** The switch of the whitelist mode. Nothing changes before the security check. */
export function WhitelistRow({ isOn, onAsk }: { readonly isOn: boolean; readonly onAsk: () => void }) {
  const t = useWalletText();
  return (
    <Switch checked={isOn} onChange={onAsk}>
      <span className="flex flex-col">
        <span className="text-14 font-medium text-text">{t('wallet.book.whitelist')}</span>
        <span className="text-12">{t('wallet.book.whitelistText')}</span>
      </span>
    </Switch>
  );
}
