import type { RefusalOf } from '@bourse/contract/endpoint.ts';
import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import type { messages } from '@bourse/i18n/en_US/linked-wallet.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/linked-wallet-refusal.ts';
import type { messages as walletRefusals } from '@bourse/i18n/en_US/wallet-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type LinkedWalletMessages = typeof messages;
export type LinkedWalletText = Text<LinkedWalletMessages>;

const linkedWalletText = catalog<LinkedWalletMessages>(import.meta.glob('../../../../i18n/*/linked-wallet.ts'));
export const useLinkedWalletText = (): LinkedWalletText => useText(linkedWalletText);

type AnyRefusal = {
  [Key in keyof typeof linkedWallet]: RefusalOf<(typeof linkedWallet)[Key]>;
}[keyof typeof linkedWallet];
/** The security check has its own sentences, beside its own fields. */
type SecurityRefusal =
  | (typeof FACTOR_REFUSALS)[number]
  | (typeof TRADING_PASSWORD_REFUSALS)[number]
  | (typeof SEND_CODE_REFUSALS)[number];
/** A refusal of ours without a sentence, in our source catalog or in the wallet's below, does not compile. @proof */
export type LinkedWalletRefusalSentences = Pick<
  typeof refusals & typeof walletRefusals,
  Exclude<AnyRefusal, SecurityRefusal>
>;
