import type { Product } from '../products/public.ts';
import { linkedWallets } from './queries/person-record.query.ts';

/** What the linked wallet says of itself: its payments are deposits and withdrawals, and need no words of their own. */
export const linkedWalletProduct: Product = {
  name: 'linked-wallet',
  privateTopics: ['linked-wallet.session'],
  notices: { 'linkedWallet.linked': { category: 'security' }, 'linkedWallet.unlinked': { category: 'security' } },
  records: [linkedWallets],
};
