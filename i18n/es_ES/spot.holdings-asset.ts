import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.holdings-asset.ts';

export const messages = {
  'holdings.hold.ORDER': 'Orden abierta',
} as const satisfies Catalog<typeof en, 'es_ES'>;
