import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Achats de l’investissement automatique, crypto par crypto',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
