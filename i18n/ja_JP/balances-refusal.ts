import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: '0は入力できません。',
  AMOUNT_PLACES: '小数点以下は{scale}桁までです。',
  AMOUNT_TOO_LARGE: '数量が大きすぎます。',
  AMOUNT_BELOW_MIN: '最小は{min}です。',
  AMOUNT_ABOVE_MAX: '1回の上限は{max}です。',
  COIN_UNKNOWN: 'このコインは取り扱っていません。',
  NETWORK_UNKNOWN: 'このコインはこのネットワークに対応していません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
