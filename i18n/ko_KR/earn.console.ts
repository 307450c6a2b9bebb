import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Earn 상품 조건',
  'console.actionKind.staffEarn.setRates': 'Earn 상품 이율',
  'console.actionKind.staffEarn.fund': 'Earn 상품 이자 재원',
  'console.refusal.COIN_UNKNOWN': '없는 코인입니다.',
  'console.refusal.EARN_NOT_FOUND': '없는 상품입니다.',
  'console.refusal.EARN_KIND_FIXED': '상품의 코인, 종류, 기간, 두 번째 코인은 바꿀 수 없습니다: {field}.',
  'console.refusal.EARN_TERM_WRONG': '기간형 상품은 일수가 필요하고, 자유형 상품에는 일수가 없습니다.',
  'console.refusal.EARN_BOUNDS_WRONG':
    '한도가 최소 수량보다 낮거나, 수량이 단위에 맞지 않거나, 종료가 시작보다 빠릅니다.',
  'console.refusal.EARN_QUOTA_SOLD': '한도는 이미 판매된 {sold}보다 낮을 수 없습니다.',
  'console.refusal.EARN_REWARD_WRONG': '혼합형은 다른 코인과 이율, 예산이 필요하며 다른 종류에는 넣을 수 없습니다.',
  'console.refusal.EARN_NOT_ITS_COIN': '이 상품의 코인이 아닙니다: {asset}.',
  'console.refusal.EARN_RATE_HOUR': '이율은 정시부터 적용됩니다.',
  'console.refusal.EARN_RATE_TOO_SOON':
    '새 이율은 하루 전에 공지하며 이미 정한 이율 뒤에 와야 합니다. 가장 이른 시각은 {earliestAt}입니다.',
  'console.refusal.TIERS_EMPTY': '구간이 없습니다.',
  'console.refusal.TIERS_ORDER': '{row}번째 구간: 상한은 앞 구간보다 높아야 합니다.',
  'console.refusal.TIERS_END': '{row}번째 구간: 마지막 구간만 상한이 없습니다.',
  'console.refusal.TIERS_RATE': '{row}번째 구간: 이율은 0~1,000% 사이여야 합니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
