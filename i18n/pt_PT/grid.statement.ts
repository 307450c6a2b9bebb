import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Execuções das grelhas, ordem a ordem',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
