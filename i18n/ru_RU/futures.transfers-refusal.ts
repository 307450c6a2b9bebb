import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'С фьючерсного счёта можно перевести только на основной.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
