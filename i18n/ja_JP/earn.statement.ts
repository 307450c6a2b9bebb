import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Earn運用',
  'statement.scope.earnInterest': 'Earnの利息（日別）',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
