import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Покупки автоинвеста по монетам',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
