import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.statement.ts';

export const messages = {
  'statement.scope.earn': 'Доход',
  'statement.scope.earnInterest': 'Проценты «Дохода» по дням',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
