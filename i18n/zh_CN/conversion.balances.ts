import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.balances.ts';

export const messages = {
  'balances.action.convertSmall': '小额资产兑换',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
