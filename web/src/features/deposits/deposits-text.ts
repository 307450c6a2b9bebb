import type { deposits } from '@bourse/contract/deposits.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/deposits.gen.ts';
import type { messages as depositsRefusals } from '@bourse/i18n/en_US/deposits-refusal.ts';
import { amount } from '../../lib/format.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { MoneyMessages, RefusalsToSay } from '../balances/public.ts';
import { confirmationsOf, type Deposit } from './rules/deposit-status.ts';

/** The catalog's own texts, and those of the rooms below that are shown here. */
export type DepositsMessages = MoneyMessages & typeof messages;
export type DepositsText = Text<DepositsMessages>;

const depositsText = catalog<DepositsMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move,deposits.gen}.ts'),
  'deposits',
);
export const useDepositsText = (): DepositsText => useText(depositsText);

/** A deposit's state in a word or two, with its confirmations while they come in. */
export function stateText(t: DepositsText, row: Deposit): string {
  const numbers = confirmationsOf(row);
  if (row.finalOnly !== null) return t('deposits.state.waitsFinal', numbers);
  return row.state === 'CONFIRMING' || row.state === 'CREDITED'
    ? t(`deposits.state.${row.state}`, numbers)
    : t(`deposits.state.${row.state}`);
}

/** Why a deposit is credited only once it is final, with the numbers that were compared; null for other deposits. */
export function finalOnlyText(t: DepositsText, row: Deposit): string | null {
  if (row.finalOnly === null) return null;
  const { reason, worthUsdt, limitUsdt } = row.finalOnly;
  const whole = (text: string | null) => amount(text, { places: 2, trims: true });
  const values = { count: row.confirmationsUnlock, worth: whole(worthUsdt), limit: whole(limitUsdt) };
  return t(`deposits.finalOnly.${reason}`, values);
}

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type DepositsRefusalSentences = Pick<
  typeof depositsRefusals & typeof balancesRefusals,
  RefusalsToSay<typeof deposits>
>;
