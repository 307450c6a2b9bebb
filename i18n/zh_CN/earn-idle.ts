import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-idle.ts';

export const messages = {
  'earn.idle.title': '资金与现货账户闲置：{amount} {asset}',
  'earn.idle.flexible': '{amount} {asset} 放入理财，年化 {rate}，可随时赎回。',
  'earn.idle.fixed': { other: '{amount} {asset} 放入理财，年化 {rate}，期限 {count} 天。' },
  'earn.idle.see': '查看产品',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
