import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Compras de la inversión automática, moneda a moneda',
} as const satisfies Catalog<typeof en, 'es_ES'>;
