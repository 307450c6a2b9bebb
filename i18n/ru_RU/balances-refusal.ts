import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'Сумма не может быть равна 0.',
  AMOUNT_PLACES: 'Знаков после запятой не больше {scale}.',
  AMOUNT_TOO_LARGE: 'Сумма слишком большая.',
  AMOUNT_BELOW_MIN: 'Минимум: {min}.',
  AMOUNT_ABOVE_MAX: 'Максимум за раз: {max}.',
  COIN_UNKNOWN: 'Такой монеты здесь нет.',
  NETWORK_UNKNOWN: 'Эта монета не работает в этой сети.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
