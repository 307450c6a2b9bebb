import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': '기준값',
  'console.thresholds.title': '기준값',
  'console.thresholds.failed': '기준값을 불러오지 못했습니다.',
  'console.thresholds.effect': '두 번째 승인 후 심사되는 모든 출금에 적용됩니다.',
  'console.thresholds.name': '기준값',
  'console.thresholds.value': '값',
  'console.thresholds.seconds': { other: '{count}초' },
  'console.thresholds.inSeconds': '초',
  'console.thresholds.range': '{min}~{max}',
  'console.actionKind.staffOperator.setThreshold': '기준값',
  'console.actionField.REVIEW_FROM': '심사 시작 금액',
  'console.actionField.REVIEW_TWO_FROM': '심사자 2명 시작 금액',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': '새 기기·국가 심사 시작 금액',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': '새 주소 심사 시작 금액(한도의 절반 이상)',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': '가입 7일 미만 계정 심사 시작 금액',
  'console.actionField.REVIEW_FAST_EXIT_FROM': '입금 후 1시간 내 출금 심사 시작 금액',
  'console.actionField.TWO_CODES_FROM': '코드 2개 시작 금액',
  'console.actionField.WITHDRAWAL_COOLING_S': '출금 확인 전 대기 시간',
  'console.refusal.THRESHOLD_RANGE': '기준값이 허용 범위를 벗어났습니다.',
} as const satisfies Messages;
