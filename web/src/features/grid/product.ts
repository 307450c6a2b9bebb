import { ChartNoAxesGantt } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

/** What grids say of themselves: their pages, their line in the menu, their bookings, and where money that is set aside is seen. */
export const gridProduct = {
  name: 'grid',
  screens: {
    'grid.manage': {
      desktop: () => import('./screens/manage/manage.desktop.tsx'),
      h5: () => import('./screens/manage/manage.h5.tsx'),
    },
    'grid.strategy': {
      desktop: () => import('./screens/create/create.desktop.tsx'),
      h5: () => import('./screens/create/create.h5.tsx'),
    },
  },
  walletMenu: [{ id: 'grid.manage', key: 'shell.nav.strategy', Icon: ChartNoAxesGantt }],
  bookings: ['grid.in', 'grid.out'],
  bookingPage: { kinds: ['grid.in', 'grid.out'], word: 'grid', page: 'grid.manage' },
  holds: [{ reason: 'STRATEGY', page: 'grid.manage' }],
  files: ['gridFills'],
  notices: {
    kinds: ['grid.takeProfit', 'grid.stopLoss', 'grid.stoppedByStaff', 'grid.failed.slippage', 'grid.failed.other'],
    worrying: ['grid.stopLoss', 'grid.stoppedByStaff', 'grid.failed.slippage', 'grid.failed.other'],
    page: 'grid.manage',
  },
} as const satisfies WebProduct;
