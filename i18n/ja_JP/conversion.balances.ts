import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.balances.ts';

export const messages = {
  'balances.action.convertSmall': '少額残高を交換',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
