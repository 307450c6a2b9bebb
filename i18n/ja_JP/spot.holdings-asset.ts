import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.holdings-asset.ts';

export const messages = {
  'holdings.hold.ORDER': '未約定の注文',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
