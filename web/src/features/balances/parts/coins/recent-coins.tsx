import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Chip } from '../../../../kit/tabs.tsx';
import { useMoneyText } from '../../money-text.ts';

/** Buttons for the coins chosen last. */
export function RecentCoins({
  coins,
  onChange,
}: {
  readonly coins: readonly string[];
  readonly onChange: (asset: string) => void;
}) {
  const t = useMoneyText();
  if (coins.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <span className="text-13 text-text-faint">{t('balances.coins.recent')}</span>
      {coins.map((each) => (
        <Chip key={each} onClick={() => onChange(each)} icon={<CoinIcon coin={each} size={16} />}>
          {each}
        </Chip>
      ))}
    </div>
  );
}
