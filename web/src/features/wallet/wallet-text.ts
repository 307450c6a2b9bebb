import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { SecurityDialogRefusal } from '@bourse/contract/fields.ts';
import type { wallet } from '@bourse/contract/wallet.ts';
import type { messages } from '@bourse/i18n/en_US/wallet-move.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/wallet-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { OverviewMessages } from './overview-text.ts';

/** All words of the wallet: what moves money and what tells of it has its own, on top of the overview's. */
type WalletMessages = OverviewMessages & typeof messages;
export type WalletText = Text<WalletMessages>;

const walletText = catalog<WalletMessages>(import.meta.glob('../../../../i18n/*/wallet{,-move}.ts'));
export const useWalletText = (): WalletText => useText(walletText);

/** A refusal of the wallet without a sentence in the source catalog does not compile. */
export type WalletRefusalSentences = Pick<typeof refusals, Exclude<AnyRefusalOf<typeof wallet>, SecurityDialogRefusal>>;
