import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: '请选择密钥权限。',
  IP_MALFORMED: '{ip} 不是 IP 地址。',
  IP_LIST_REQUIRED: '有提币权限的密钥须填写 IP 地址列表。',
  LABEL_LENGTH: '密钥名称最多 {max} 个字符。',
  PUBLIC_KEY_MALFORMED: '这不是 Ed25519 公钥。',
  PUBLIC_KEY_IS_PRIVATE: '这是私钥。请勿告诉任何人，并粘贴与之对应的公钥。',
  PUBLIC_KEY_IN_USE: '您已有使用此公钥的密钥。',
  TOO_MANY_API_KEYS: '您已有 {max} 个密钥，达到上限。请先删除一个再创建。',
  ACCOUNT_FROZEN: '此账户已冻结，请联系客服。',
  WITHDRAWAL_LOCKED: '提币将于 {unlockAt} 恢复。',
  API_KEY_UNKNOWN: '该密钥已不存在。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
