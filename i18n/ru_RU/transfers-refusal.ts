import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} сейчас объединяется, переводы недоступны. Повторите через несколько минут.',
  RECIPIENT_UNKNOWN: 'Получатель с такими данными не найден.',
  RECIPIENT_SELF: 'Это ваш собственный аккаунт.',
  LOOKUP_LIMIT: 'Запросов в час не больше {max}. Попробуйте позже.',
  ACCOUNT_NOT_OPENED: 'Счёт для перевода не открыт: {account}.',
  SAME_ACCOUNT: 'Выберите два разных счёта.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
