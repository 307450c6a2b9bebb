import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.bookings.ts';

export const messages = {
  'bookings.kind.conversion': 'Conversão de saldos pequenos',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
