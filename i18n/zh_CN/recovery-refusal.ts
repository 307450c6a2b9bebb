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
  ADDRESS_OURS: '这是我们的地址，请填写您自己的地址。',
  CASE_DECIDED: '这个申请已处理完。',
  SIGNATURE_NOT_POSSIBLE: '此网络无法核验签名。',
  TRANSFER_NOT_SEEN: '我们尚未看到这笔交易，或它没有转出方。请稍后再试。',
  SIGNATURE_WRONG: '这不是转出地址对该文字的签名。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
