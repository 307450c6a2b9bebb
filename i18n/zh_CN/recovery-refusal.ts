import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: '没有这个申请。',
  CASE_EXISTS: '这笔交易已有处理中的申请。',
  CASES_OPEN_MAX: '最多同时有 {max} 个处理中的申请，请等其中一个处理完。',
  SCREENSHOT_UNKNOWN: '图片已失效，请重新选择。',
  NETWORK_UNKNOWN: '我们没有这个网络。',
  AMOUNT_ZERO: '数量不能为 0。',
  ADDRESS_INVALID: '退回地址不属于该网络。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
