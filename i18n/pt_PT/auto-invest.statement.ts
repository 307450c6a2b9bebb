import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Compras do investimento automático, moeda a moeda',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
