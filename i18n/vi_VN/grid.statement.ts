import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': 'Khớp lệnh lưới, theo từng lệnh',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
