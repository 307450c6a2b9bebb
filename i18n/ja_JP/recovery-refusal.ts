import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'その申請はありません。',
  CASE_EXISTS: 'この取引の申請はすでに受け付けています。',
  CASES_OPEN_MAX: '同時に申請できるのは{max}件までです。いずれかの判断をお待ちください。',
  SCREENSHOT_UNKNOWN: '画像が見つかりません。選び直してください。',
  NETWORK_UNKNOWN: 'このネットワークには対応していません。',
  AMOUNT_ZERO: '数量は0にできません。',
  ADDRESS_INVALID: '返送先アドレスがこのネットワークのものではありません。',
  ADDRESS_OURS: '当社のアドレスです。ご自身のアドレスを入力してください。',
  CASE_DECIDED: 'この申請はすでに判断済みです。',
  SIGNATURE_NOT_POSSIBLE: 'このネットワークでは署名を確認できません。',
  TRANSFER_NOT_SEEN: 'この取引をまだ確認できていないか、送金者が特定できません。後でもう一度お試しください。',
  SIGNATURE_WRONG: '送金元アドレスによるこの文面の署名ではありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
