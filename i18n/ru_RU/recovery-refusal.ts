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
  ADDRESS_OURS: 'Это наш адрес. Укажите свой.',
  CASE_DECIDED: 'По этой заявке уже принято решение.',
  SIGNATURE_NOT_POSSIBLE: 'В этой сети мы не можем проверить подпись.',
  TRANSFER_NOT_SEEN: 'Мы ещё не видели эту транзакцию, или в ней нет отправителя. Попробуйте позже.',
  SIGNATURE_WRONG: 'Это не подпись этого текста адресом отправителя.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
