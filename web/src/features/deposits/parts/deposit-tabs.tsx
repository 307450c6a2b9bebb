import { useDensity } from '../../../kit/density.tsx';
import { Tabs } from '../../../kit/tabs.tsx';
import { useGo } from '../../../lib/links.ts';
import { useDepositsText } from '../deposits-text.ts';

export type DepositWay = 'onchain' | 'linked' | 'internal';

/** The three ways in. The internal one is a page of its own. */
export function DepositTabs({ value }: { readonly value: DepositWay }) {
  const t = useDepositsText();
  const go = useGo();
  const isTouch = useDensity() === 'touch';
  return (
    <Tabs<DepositWay>
      label={t('deposits.title')}
      inset={isTouch}
      value={value}
      onChange={(way) =>
        way === 'internal' ? go('deposits.depositInternal') : go('deposits.deposit', way === 'linked' ? { way } : {})
      }
      options={[
        { value: 'onchain', label: t('deposits.onchain') },
        { value: 'linked', label: t('deposits.linked') },
        { value: 'internal', label: t('deposits.internal') },
      ]}
    />
  );
}
