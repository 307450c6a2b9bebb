import { Select } from '../../../kit/form/select.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { useLinkedWalletText } from '../linked-wallet-text.ts';
import { choiceOf, type LinkCoin } from '../rules/coin-choice.ts';

interface CoinChoiceProps {
  readonly coins: readonly LinkCoin[];
  readonly value: string | null;
  readonly onChange: (choice: string) => void;
}

/** Chooses a coin on a network, among those that a linked wallet can hold. */
export function CoinChoice({ coins, value, onChange }: CoinChoiceProps) {
  const t = useLinkedWalletText();
  return (
    <Select
      label={t('linkedWallet.coin')}
      placeholder={t('linkedWallet.chooseCoin')}
      value={value}
      onChange={onChange}
      options={coins.map((coin) => ({
        value: choiceOf(coin),
        text: `${coin.asset} ${coin.networkName}`,
        label: (
          <span className="flex items-center gap-2">
            <CoinIcon coin={coin.asset} size={20} />
            <span className="font-medium">{coin.asset}</span>
            <span className="text-text-muted">{coin.networkName}</span>
          </span>
        ),
      }))}
    />
  );
}
