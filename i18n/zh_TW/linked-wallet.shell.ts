import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.shell.ts';

export const messages = {
  'shell.nav.linkedWallet': '連結錢包',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
