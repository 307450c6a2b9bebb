import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Сделки сеток по ордерам',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
