import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: '该网络的充币已暂停。',
  NOT_ROTATABLE: '该网络的地址固定不变。',
  NOT_IN_REVIEW: '审核已结束。',
  DEPOSIT_UNKNOWN: '此充币不存在。',
  CHAIN_AWAY: '区块链暂时没有响应。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
