import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.bookings.ts';

export const messages = {
  'bookings.tab.external': 'Harici cüzdan',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
