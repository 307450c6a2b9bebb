import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'しきい値',
  'console.thresholds.title': 'しきい値',
  'console.thresholds.failed': 'しきい値を読み込めませんでした。',
  'console.thresholds.effect': '2人目の承認後に審査されるすべての出金に適用されます。',
  'console.thresholds.name': 'しきい値',
  'console.thresholds.value': '値',
  'console.thresholds.seconds': { other: '{count} 秒' },
  'console.thresholds.inSeconds': '秒',
  'console.thresholds.range': '{min}〜{max}',
  'console.actionKind.staffOperator.setThreshold': 'しきい値',
  'console.actionField.REVIEW_FROM': '審査の下限',
  'console.actionField.REVIEW_TWO_FROM': '2名審査の下限',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': '新しい端末・国での審査の下限',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': '新しいアドレス宛の審査の下限（かつ限度額の半分）',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': '開設7日未満の口座の審査の下限',
  'console.actionField.REVIEW_FAST_EXIT_FROM': '入金後1時間以内の出金の審査の下限',
  'console.actionField.TWO_CODES_FROM': 'コード2種の下限',
  'console.actionField.WITHDRAWAL_COOLING_S': '出金確認までの待ち時間',
  'console.refusal.THRESHOLD_RANGE': 'しきい値が範囲外です。',
} as const satisfies Messages;
