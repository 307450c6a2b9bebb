import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.shell.ts';

export const messages = {
  'shell.nav.linkedWallet': 'Carteira associada',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
