import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': '网格成交，逐单',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
