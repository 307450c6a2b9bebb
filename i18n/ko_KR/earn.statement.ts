import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Earn 상품',
  'statement.scope.earnInterest': 'Earn 이자(일별)',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
