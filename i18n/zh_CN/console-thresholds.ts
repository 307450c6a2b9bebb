import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': '阈值',
  'console.thresholds.title': '阈值',
  'console.thresholds.failed': '无法加载阈值。',
  'console.thresholds.effect': '经第二人批准后，对此后审核的每笔提现生效。',
  'console.thresholds.name': '阈值',
  'console.thresholds.value': '数值',
  'console.thresholds.seconds': { other: '{count} 秒' },
  'console.thresholds.inSeconds': '秒',
  'console.thresholds.range': '{min} 至 {max}',
  'console.actionKind.staffOperator.setThreshold': '阈值',
  'console.actionField.REVIEW_FROM': '审核起点',
  'console.actionField.REVIEW_TWO_FROM': '双人审核起点',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': '新设备或新国家审核起点',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': '新地址审核起点（且达限额一半）',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': '注册不足 7 天账户审核起点',
  'console.actionField.REVIEW_FAST_EXIT_FROM': '充值一小时内提出审核起点',
  'console.actionField.TWO_CODES_FROM': '两种验证码起点',
  'console.actionField.WITHDRAWAL_COOLING_S': '提现检查前的等待',
  'console.refusal.THRESHOLD_RANGE': '阈值超出允许范围。',
} as const satisfies Messages;
