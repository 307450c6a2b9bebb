import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': '理财',
  'statement.scope.earnInterest': '理财利息明细（按日）',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
