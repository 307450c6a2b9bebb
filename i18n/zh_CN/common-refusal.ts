import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: '请检查您填写的内容。',
  FIELD_UNKNOWN: '此页面已过期，请重新加载后再试。',
  LOGIN_REQUIRED: '请先登录。',
  FORBIDDEN: '您的账户无权执行此操作。',
  TOO_MANY_REQUESTS: '请求过于频繁，请稍后再试。',
  BUSY: '系统繁忙，未做任何更改，请稍后再试。',
  OUTCOME_UNKNOWN: '暂时无法确认操作是否成功，请先核实结果，再决定是否重试。',
  FEATURE_OFF: '此功能当前已关闭。',
  SYSTEM_ERROR: '系统出现问题，您的资金是安全的。',
  IDEMPOTENCY_MISMATCH: '此请求已用其他内容提交过，请重新加载页面后重新开始。',
  ORIGIN_REFUSED: '此请求并非来自本站页面，已被拒绝。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
