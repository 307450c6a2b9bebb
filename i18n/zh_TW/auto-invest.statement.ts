import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': '定期定額執行紀錄，按幣種',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
