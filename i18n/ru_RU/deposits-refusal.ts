import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Пополнение по этой сети приостановлено.',
  NOT_ROTATABLE: 'В этой сети адрес один и не меняется.',
  NOT_IN_REVIEW: 'Проверка завершена.',
  DEPOSIT_UNKNOWN: 'Такого пополнения нет.',
  CHAIN_AWAY: 'Сеть сейчас не отвечает.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
