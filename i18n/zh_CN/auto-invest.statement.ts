import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': '定投执行记录，按币种',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
