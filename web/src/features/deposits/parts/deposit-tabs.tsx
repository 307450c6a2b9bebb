import { useDensity } from '../../../kit/density.tsx';
import { Tabs } from '../../../kit/tabs.tsx';
import { useGo } from '../../../lib/links.ts';
import { moneyWays } from '../../../lib/products.ts';
import type { MoneyWay } from '../../../lib/slots.tsx';
import { useDepositsText } from '../deposits-text.ts';

/** The ways to deposit. The internal one has its own page. */
export function DepositTabs({ value }: { readonly value: MoneyWay }) {
  const t = useDepositsText();
  const go = useGo();
  const isTouch = useDensity() === 'touch';
  return (
    <Tabs<MoneyWay>
      label={t('deposits.title')}
      inset={isTouch}
      value={value}
      onChange={(way) =>
        way === 'internal' ? go('deposits.depositInternal') : go('deposits.deposit', way === 'onchain' ? {} : { way })
      }
      options={moneyWays().map((way) => ({ value: way, label: t(`deposits.tab.${way}`) }))}
    />
  );
}
