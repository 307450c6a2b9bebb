import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': '資金與現貨帳戶閒置：{amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} 放入理財，年化 {rate}，可隨時贖回。',
  'earn.idle.fixed': { other: '{amount} {asset} 放入理財，年化 {rate}，期限 {count} 天。' },
  'earn.idle.see': '查看產品',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
