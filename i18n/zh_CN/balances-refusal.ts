import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: '数量不能为 0。',
  AMOUNT_PLACES: '最多 {scale} 位小数。',
  AMOUNT_TOO_LARGE: '数量过大。',
  AMOUNT_BELOW_MIN: '最少 {min}。',
  AMOUNT_ABOVE_MAX: '单次最多 {max}。',
  COIN_UNKNOWN: '本平台没有此币种。',
  NETWORK_UNKNOWN: '此币种不支持该网络。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
