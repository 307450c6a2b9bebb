import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} 正在合并，暂时不能转移。请几分钟后再试。',
  RECIPIENT_UNKNOWN: '没有可收款的此账户。',
  RECIPIENT_SELF: '这是您自己的账户。',
  LOOKUP_LIMIT: '每小时最多查找 {max} 次，请稍后再试。',
  ACCOUNT_NOT_OPENED: '划转账户尚未开通：{account}。',
  SAME_ACCOUNT: '请选择两个不同的账户。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
