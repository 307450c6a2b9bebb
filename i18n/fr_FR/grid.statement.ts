import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Exécutions des grilles, ordre par ordre',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
