import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Kazan',
  'statement.scope.earnInterest': 'Kazan faizi, gün gün',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
