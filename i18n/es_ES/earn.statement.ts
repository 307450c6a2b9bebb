import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Ahorro',
  'statement.scope.earnInterest': 'Intereses de Ahorro, día a día',
} as const satisfies Catalog<typeof en, 'es_ES'>;
