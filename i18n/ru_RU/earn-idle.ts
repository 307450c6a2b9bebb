import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Без дела на основном и спотовом счетах: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} принесли бы в «Доходе» {rate} годовых. Вернуть можно в любое время.',
  'earn.idle.fixed': {
    one: '{amount} {asset} принесли бы в «Доходе» {rate} годовых, срок — {count} день.',
    few: '{amount} {asset} принесли бы в «Доходе» {rate} годовых, срок — {count} дня.',
    many: '{amount} {asset} принесли бы в «Доходе» {rate} годовых, срок — {count} дней.',
    other: '{amount} {asset} принесли бы в «Доходе» {rate} годовых, срок — {count} дня.',
  },
  'earn.idle.see': 'Открыть продукт',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
