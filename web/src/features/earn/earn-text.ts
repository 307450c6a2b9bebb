import type { earn } from '@bourse/contract/earn.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/earn.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/earn-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';

/** A refusal is said beside the field before anything is sent, in the words that the server's answer has. */
export type EarnMessages = typeof messages & typeof refusals;
export type EarnText = Text<EarnMessages>;

const earnText = catalog<EarnMessages>(import.meta.glob('../../../../i18n/*/{earn,earn-refusal}.ts'), 'earn');
export const useEarnText = (): EarnText => useText(earnText);

/** A refusal of Earn without a sentence, here or in the rooms below, does not compile. @proof */
export type EarnRefusalSentences = Pick<typeof refusals & typeof balancesRefusals, RefusalsToSay<typeof earn>>;
