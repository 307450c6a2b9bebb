import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Límites de carteras vinculadas',
  'console.actionField.linkMin': 'Mínimo a cartera vinculada',
  'console.actionField.linkMax': 'Máximo a cartera vinculada',
  'console.ranges.title': 'Carteras vinculadas',
  'console.ranges.failed': 'No se pudieron cargar los límites de carteras vinculadas.',
  'console.ranges.effect':
    'Decide otra persona de Finanzas. Deje ambos campos vacíos para cerrar la moneda a las carteras vinculadas.',
  'console.mailKind.linkedWallet': 'Monedero vinculado',
} as const satisfies Catalog<typeof en, 'es_ES'>;
