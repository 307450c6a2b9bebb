import { Select } from '../../../../kit/form/select.tsx';
import { type Coin, inCatalogOrder } from '../../../assets/public.ts';
import { useMoneyText } from '../../money-text.ts';
import { CoinLabel } from './coin-label.tsx';

interface CoinSelectProps {
  readonly label: string;
  readonly coins: readonly Coin[];
  readonly value: string | null;
  readonly onChange: (asset: string) => void;
  readonly disabled?: boolean;
}

/** Chooses one coin of the catalog by code or name. */
export function CoinSelect({ label, coins, value, onChange, disabled }: CoinSelectProps) {
  const t = useMoneyText();
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      placeholder={t('balances.deposit.chooseCoin')}
      searchLabel={t('balances.coins.search')}
      nothingFound={t('balances.coins.nothing')}
      {...(disabled && { disabled })}
      options={inCatalogOrder(coins).map(({ asset, name }) => ({
        value: asset,
        text: `${asset} ${name}`,
        label: <CoinLabel asset={asset} name={name} isInline />,
      }))}
    />
  );
}
