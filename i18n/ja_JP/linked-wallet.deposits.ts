import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.deposits.ts';

export const messages = {
  'deposits.tab.linked': '連携ウォレット',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
