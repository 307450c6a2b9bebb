import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Rendimento',
  'statement.scope.earnInterest': 'Juros do Rendimento, dia a dia',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
