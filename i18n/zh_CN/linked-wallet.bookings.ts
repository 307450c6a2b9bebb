import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.bookings.ts';

export const messages = {
  'bookings.tab.external': '外部钱包',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
