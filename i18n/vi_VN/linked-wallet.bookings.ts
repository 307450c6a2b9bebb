import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.bookings.ts';

export const messages = {
  'bookings.tab.external': 'Ví bên ngoài',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
