import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import type { messages } from '@bourse/i18n/en_US/linked-wallet.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/linked-wallet-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';
import type { WithdrawalsRefusals } from '../withdrawals/public.ts';

export type LinkedWalletMessages = typeof messages;
export type LinkedWalletText = Text<LinkedWalletMessages>;

const linkedWalletText = catalog<LinkedWalletMessages>(import.meta.glob('../../../../i18n/*/linked-wallet.ts'));
export const useLinkedWalletText = (): LinkedWalletText => useText(linkedWalletText);

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type LinkedWalletRefusalSentences = Pick<
  typeof refusals & WithdrawalsRefusals,
  RefusalsToSay<typeof linkedWallet>
>;
