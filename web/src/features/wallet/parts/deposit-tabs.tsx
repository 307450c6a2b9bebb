import { useDensity } from '../../../kit/density.tsx';
import { Tabs } from '../../../kit/tabs.tsx';
import { useGo } from '../../../lib/links.ts';
import { useWalletText } from '../wallet-text.ts';

export type DepositWay = 'onchain' | 'linked' | 'internal';

/** The three ways in. The internal one is a page of its own. */
export function DepositTabs({ value }: { readonly value: DepositWay }) {
  const t = useWalletText();
  const go = useGo();
  const isTouch = useDensity() === 'touch';
  return (
    <Tabs<DepositWay>
      label={t('wallet.deposit.title')}
      inset={isTouch}
      value={value}
      onChange={(way) =>
        way === 'internal' ? go('deposits.depositInternal') : go('deposits.deposit', way === 'linked' ? { way } : {})
      }
      options={[
        { value: 'onchain', label: t('wallet.deposit.onchain') },
        { value: 'linked', label: t('wallet.deposit.linked') },
        { value: 'internal', label: t('wallet.deposit.internal') },
      ]}
    />
  );
}
