import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Tiết kiệm',
  'statement.scope.earnInterest': 'Lãi Tiết kiệm theo ngày',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
