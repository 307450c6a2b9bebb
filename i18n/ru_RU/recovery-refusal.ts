import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Такой заявки нет.',
  CASE_EXISTS: 'По этой транзакции уже есть открытая заявка.',
  CASES_OPEN_MAX: 'Одновременно можно держать {max} открытых заявок. Дождитесь решения по одной из них.',
  SCREENSHOT_UNKNOWN: 'Изображения больше нет. Выберите его снова.',
  NETWORK_UNKNOWN: 'Мы не знаем такую сеть.',
  AMOUNT_ZERO: 'Сумма не может быть 0.',
  ADDRESS_INVALID: 'Адрес возврата не относится к этой сети.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
