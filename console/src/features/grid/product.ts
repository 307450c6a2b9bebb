import { staffGrid } from '@bourse/contract/staff/grid.ts';
import { Grid3x3 } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';

/** What grids say of themselves to staff: who runs how many, and how far behind the trades they are. */
export const gridProduct: ConsoleProduct = {
  name: 'grid',
  sections: [
    {
      path: '/grids',
      title: 'console.grid.title',
      Icon: Grid3x3,
      access: staffGrid.list.access,
      Screen: lazy(() =>
        import('./screens/grids/grids.desktop.tsx').then((module) => ({ default: module.GridsDesktop })),
      ),
    },
  ],
};
