import type { autoInvest } from '@bourse/contract/auto-invest.ts';
import type { messages } from '@bourse/i18n/en_US/auto-invest.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/auto-invest-refusal.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';

/** A refusal is said beside the field before anything is sent, in the words that the server’s answer has. */
export type AutoInvestMessages = typeof messages & typeof refusals;
export type AutoInvestText = Text<AutoInvestMessages>;

const autoInvestText = catalog<AutoInvestMessages>(
  import.meta.glob('../../../../i18n/*/{auto-invest,auto-invest-refusal}.ts'),
  'auto-invest',
);
export const useAutoInvestText = (): AutoInvestText => useText(autoInvestText);

/** A refusal without a sentence, here or in the rooms below, does not compile. @proof */
export type AutoInvestRefusalSentences = Pick<
  typeof refusals & typeof balancesRefusals,
  RefusalsToSay<typeof autoInvest>
>;
