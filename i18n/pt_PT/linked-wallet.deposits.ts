import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.deposits.ts';

export const messages = {
  'deposits.tab.linked': 'Carteira associada',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
