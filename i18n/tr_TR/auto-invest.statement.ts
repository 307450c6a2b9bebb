import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Otomatik yatırım alımları, coin coin',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
