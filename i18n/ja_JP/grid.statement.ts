import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'グリッドの約定（注文別）',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
