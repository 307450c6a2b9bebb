import type { messages } from '@bourse/i18n/en_US/balances-move.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { BalancesMessages } from './balances-text.ts';

/** Texts that all rooms of money share: coins, networks, amounts, columns of records. */
export type MoneyMessages = BalancesMessages & typeof messages;
export type MoneyText = Text<MoneyMessages>;

const moneyText = catalog<MoneyMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move}.ts'),
  'balances-move',
);
export const useMoneyText = (): MoneyText => useText(moneyText);
