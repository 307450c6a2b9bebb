import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': '門檻',
  'console.thresholds.title': '門檻',
  'console.thresholds.failed': '無法載入門檻。',
  'console.thresholds.effect': '經第二人核准後，對此後審核的每筆提現生效。',
  'console.thresholds.name': '門檻',
  'console.thresholds.value': '數值',
  'console.thresholds.seconds': { other: '{count} 秒' },
  'console.thresholds.inSeconds': '秒',
  'console.thresholds.range': '{min} 至 {max}',
  'console.actionKind.staffOperator.setThreshold': '門檻',
  'console.actionField.REVIEW_FROM': '審核起點',
  'console.actionField.REVIEW_TWO_FROM': '雙人審核起點',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': '新裝置或新國家審核起點',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': '新地址審核起點（且達限額一半）',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': '註冊不足 7 天帳戶審核起點',
  'console.actionField.REVIEW_FAST_EXIT_FROM': '儲值一小時內提出審核起點',
  'console.actionField.TWO_CODES_FROM': '兩種驗證碼起點',
  'console.actionField.WITHDRAWAL_COOLING_S': '提現檢查前的等待',
  'console.refusal.THRESHOLD_RANGE': '門檻超出允許範圍。',
} as const satisfies Messages;
