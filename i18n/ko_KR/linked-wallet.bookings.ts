import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.bookings.ts';

export const messages = {
  'bookings.tab.external': '외부 지갑',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
