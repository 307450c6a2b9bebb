import type { holdings } from '@bourse/contract/holdings.ts';
import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/holdings-asset.gen.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { MoneyMessages, RefusalsToSay } from '../balances/public.ts';
import type { OverviewMessages } from './overview-text.ts';

/** All texts about holdings: those of single coins and of frozen amounts, and the overview's. */
export type HoldingsMessages = MoneyMessages & OverviewMessages & typeof messages;
export type HoldingsText = Text<HoldingsMessages>;

const holdingsText = catalog<HoldingsMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move,holdings,holdings-asset.gen}.ts'),
  'holdings-asset',
);
export const useHoldingsText = (): HoldingsText => useText(holdingsText);

/** Does not compile where a reason of a hold has no word. Products add theirs in `<product>.holdings-asset.ts`. @proof */
export type HoldReasonWords = Pick<typeof messages, `holdings.hold.${HoldReason}`>;

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type HoldingsRefusalSentences = Pick<typeof balancesRefusals, RefusalsToSay<typeof holdings>>;
