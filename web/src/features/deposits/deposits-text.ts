import type { deposits } from '@bourse/contract/deposits.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/deposits.gen.ts';
import type { messages as depositsRefusals } from '@bourse/i18n/en_US/deposits-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { MoneyMessages, RefusalsToSay } from '../balances/public.ts';

/** Its own words, and those of the rooms below that it says. */
export type DepositsMessages = MoneyMessages & typeof messages;
export type DepositsText = Text<DepositsMessages>;

const depositsText = catalog<DepositsMessages>(
  import.meta.glob('../../../../i18n/*/{balances,balances-move,deposits.gen}.ts'),
  'deposits',
);
export const useDepositsText = (): DepositsText => useText(depositsText);

/** A refusal without a sentence, in the own source catalog or in one below, does not compile. @proof */
export type DepositsRefusalSentences = Pick<
  typeof depositsRefusals & typeof balancesRefusals,
  RefusalsToSay<typeof deposits>
>;
