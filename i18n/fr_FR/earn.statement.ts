import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Épargne',
  'statement.scope.earnInterest': 'Intérêts d’Épargne, jour par jour',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
