import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.statement.ts';

export const messages = {
  'statement.scope.gridFills': '그리드 체결 내역(주문별)',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
