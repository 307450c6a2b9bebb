import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.statement.ts';

export const messages = {
  'statement.scope.autoInvestRuns': '자동 투자 실행 내역(코인별)',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
