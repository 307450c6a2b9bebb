import { Link2 } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

/** How the linked wallet describes itself: its pages, its ways to deposit and withdraw, and its history. */
export const linkedWalletProduct = {
  name: 'linked-wallet',
  screens: {
    'linked-wallet.devWallet': {
      desktop: () => import('./screens/dev-wallet/dev-wallet.desktop.tsx'),
      h5: () => import('./screens/dev-wallet/dev-wallet.h5.tsx'),
    },
    'linked-wallet.link': {
      desktop: () => import('./screens/link/link.desktop.tsx'),
      h5: () => import('./screens/link/link.h5.tsx'),
    },
    'linked-wallet.scan': {
      desktop: () => import('./screens/dev-wallet/dev-wallet.desktop.tsx'),
      h5: () => import('./screens/dev-wallet/dev-wallet.h5.tsx'),
    },
  },
  ways: ['linked'],
  slots: {
    'deposits.linked': async () => ({ default: (await import('./parts/deposit/linked-deposit.tsx')).LinkedDeposit }),
    'withdrawals.linked': async () => ({
      default: (await import('./parts/withdraw/linked-withdraw.tsx')).LinkedWithdraw,
    }),
  },
  histories: [{ tab: 'external', lists: 'LINKED' }],
  accountMenu: [{ id: 'linked-wallet.link', key: 'shell.nav.linkedWallet', Icon: Link2 }],
  notices: { kinds: ['linkedWallet.linked', 'linkedWallet.unlinked'], page: 'linked-wallet.link' },
} as const satisfies WebProduct;
