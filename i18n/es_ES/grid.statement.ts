import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Ejecuciones de rejillas, orden a orden',
} as const satisfies Catalog<typeof en, 'es_ES'>;
