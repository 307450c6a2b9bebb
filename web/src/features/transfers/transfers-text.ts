import type { transfers } from '@bourse/contract/transfers.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/transfers.ts';
import type { messages as transfersRefusals } from '@bourse/i18n/en_US/transfers-refusal.gen.ts';
import type { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';
import type { WithdrawalsMessages } from '../withdrawals/public.ts';

/** The catalog's own texts, and those of the rooms below that are shown here. */
export type TransfersMessages = WithdrawalsMessages & typeof messages;
export type TransfersText = Text<TransfersMessages>;

const transfersText = catalog<TransfersMessages>(
  import.meta.glob(
    '../../../../i18n/*/{balances.gen,balances-move,address-book,deposits.gen,withdrawals,transfers}.ts',
  ),
  'transfers',
);
export const useTransfersText = (): TransfersText => useText(transfersText);

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type TransfersRefusalSentences = Pick<
  typeof transfersRefusals & typeof withdrawalsRefusals & typeof balancesRefusals,
  RefusalsToSay<typeof transfers>
>;
