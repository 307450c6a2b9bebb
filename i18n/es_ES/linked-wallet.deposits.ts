import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.deposits.ts';

export const messages = {
  'deposits.tab.linked': 'Cartera vinculada',
} as const satisfies Catalog<typeof en, 'es_ES'>;
