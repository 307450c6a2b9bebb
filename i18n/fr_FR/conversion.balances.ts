import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.balances.ts';

export const messages = {
  'balances.action.convertSmall': 'Convertir les petits soldes',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
