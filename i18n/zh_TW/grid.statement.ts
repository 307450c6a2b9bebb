import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': '網格成交，逐單',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
