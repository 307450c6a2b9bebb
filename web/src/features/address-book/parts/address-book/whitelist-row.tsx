import { Switch } from '../../../../kit/form/choice.tsx';
import { useAddressBookText } from '../../address-book-text.ts';

/** The switch of whitelist mode. It changes only after the security check. */
export function WhitelistRow({ isOn, onAsk }: { readonly isOn: boolean; readonly onAsk: () => void }) {
  const t = useAddressBookText();
  return (
    <Switch checked={isOn} onChange={onAsk}>
      <span className="flex flex-col">
        <span className="text-14 font-medium text-text">{t('addressBook.whitelist')}</span>
        <span className="text-12">{t('addressBook.whitelistText')}</span>
      </span>
    </Switch>
  );
}
