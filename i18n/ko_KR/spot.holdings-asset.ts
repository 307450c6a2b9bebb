import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.holdings-asset.ts';

export const messages = {
  'holdings.hold.ORDER': '미체결 주문',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
