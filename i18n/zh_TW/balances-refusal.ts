import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: '數量不能為 0。',
  AMOUNT_PLACES: '最多 {scale} 位小數。',
  AMOUNT_TOO_LARGE: '數量過大。',
  AMOUNT_BELOW_MIN: '最少 {min}。',
  AMOUNT_ABOVE_MAX: '單次最多 {max}。',
  COIN_UNKNOWN: '本平台沒有此幣種。',
  NETWORK_UNKNOWN: '此幣種不支援該網路。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
