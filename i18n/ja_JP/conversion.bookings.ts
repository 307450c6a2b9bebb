import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': '少額残高の交換',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
