import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': '理財',
  'statement.scope.earnInterest': '理財利息明細（按日）',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
