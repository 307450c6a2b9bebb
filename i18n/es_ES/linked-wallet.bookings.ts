import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.bookings.ts';

export const messages = {
  'bookings.tab.external': 'Cartera externa',
} as const satisfies Catalog<typeof en, 'es_ES'>;
