import type { holdings } from '@bourse/contract/holdings.ts';
import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/holdings-asset.gen.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { MoneyMessages, RefusalsToSay } from '../balances/public.ts';
import type { OverviewMessages } from './overview-text.ts';

/** All words of what somebody holds: single coins and what is frozen have their own, on top of the overview's. */
export type HoldingsMessages = MoneyMessages & OverviewMessages & typeof messages;
export type HoldingsText = Text<HoldingsMessages>;

const holdingsText = catalog<HoldingsMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move,holdings,holdings-asset.gen}.ts'),
  'holdings-asset',
);
export const useHoldingsText = (): HoldingsText => useText(holdingsText);

/** A reason of a hold of the books without a word does not compile: a product adds its own (`<product>.holdings-asset.ts`). @proof */
export type HoldReasonWords = Pick<typeof messages, `holdings.hold.${HoldReason}`>;

/** A refusal without a sentence, in the own source catalog or in one below, does not compile. @proof */
export type HoldingsRefusalSentences = Pick<typeof balancesRefusals, RefusalsToSay<typeof holdings>>;
