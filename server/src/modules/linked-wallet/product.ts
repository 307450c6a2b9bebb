import type { Product } from '../products/public.ts';
import { linkedWallets } from './queries/person-record.query.ts';

/**
 * How the linked wallet describes itself. Its payments are deposits and withdrawals, so it has no bookings of its own.
 */
export const linkedWalletProduct: Product = {
  name: 'linked-wallet',
  privateTopics: ['linked-wallet.session'],
  notices: { 'linkedWallet.linked': { category: 'security' }, 'linkedWallet.unlinked': { category: 'security' } },
  records: [linkedWallets],
};
