import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': 'ファンディングと現物の未使用残高：{amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} をEarn運用に入れると年率 {rate} です。いつでも償還できます。',
  'earn.idle.fixed': { other: '{amount} {asset} をEarn運用に入れると年率 {rate}、期間は {count} 日です。' },
  'earn.idle.see': '商品を見る',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
