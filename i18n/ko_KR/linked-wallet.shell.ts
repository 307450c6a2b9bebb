import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.shell.ts';

export const messages = {
  'shell.nav.linkedWallet': '연결된 지갑',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
