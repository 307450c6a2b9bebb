import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.shell.ts';

export const messages = {
  'shell.nav.linkedWallet': 'Bağlı cüzdan',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
