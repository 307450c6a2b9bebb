import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.balances.ts';

export const messages = {
  'balances.action.convertSmall': 'Converter saldos pequenos',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
