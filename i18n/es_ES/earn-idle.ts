import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'Sin usar en Fondos y Al contado: {amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} generarían {rate} al año en Ahorro. Reembolso cuando quiera.',
  'earn.idle.fixed': {
    one: '{amount} {asset} generarían {rate} al año en Ahorro, durante {count} día.',
    many: '{amount} {asset} generarían {rate} al año en Ahorro, durante {count} días.',
    other: '{amount} {asset} generarían {rate} al año en Ahorro, durante {count} días.',
  },
  'earn.idle.see': 'Ver el producto',
} as const satisfies Catalog<typeof en, 'es_ES'>;
