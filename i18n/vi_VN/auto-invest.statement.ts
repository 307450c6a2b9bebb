import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': 'Các lần đầu tư tự động, theo từng coin',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
