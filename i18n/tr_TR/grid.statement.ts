import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Izgara işlemleri, emir emir',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
