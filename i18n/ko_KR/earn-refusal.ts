import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의하세요.',
  EARN_NOT_FOUND: '존재하지 않는 상품입니다.',
  EARN_KYC: '이 상품은 본인 인증 {needed}단계가 필요합니다. 현재 {level}단계입니다.',
  EARN_VIP: 'VIP {needed} 이상만 가입할 수 있는 상품입니다. 현재 VIP {level}입니다.',
  EARN_NEW_ONLY: 'Earn 상품을 처음 이용하는 고객만 가입할 수 있습니다.',
  EARN_UPCOMING: '이 상품은 {startAt}에 열립니다.',
  EARN_ENDED: '매진되었거나 종료된 상품입니다.',
  EARN_AMOUNT_REQUIRED: '수량을 입력하세요.',
  EARN_STEP: '수량은 {step} {asset}의 배수여야 합니다.',
  EARN_MIN: '최소 수량은 {min} {asset}입니다.',
  EARN_MAX: '한 번에 최대 {max} {asset}까지 가입할 수 있습니다.',
  EARN_MAX_PERSON: '이 상품은 1인당 최대 {max} {asset}까지 보유할 수 있습니다. 현재 {held} 보유 중입니다.',
  EARN_EQUAL: '이 상품은 정확히 {amount} {asset}만 가입할 수 있습니다.',
  EARN_REMAINING: '이 상품의 잔여 한도는 {remaining} {asset}입니다.',
  EARN_BALANCE: '펀딩 계정의 {asset} 잔액이 부족합니다: 보유 {available}, 필요 {needed}.',
  EARN_RATE_DROPPED: '확인하신 뒤 연 이율이 {from}%에서 {percent}%로 내려갔습니다. 확인한 뒤 다시 신청해 주세요.',
  EARN_REWARD_DROPPED:
    '확인하신 뒤 {asset}(으)로 지급되는 연 이율이 {from}%에서 {percent}%로 내려갔습니다. 확인한 뒤 다시 신청해 주세요.',
  EARN_DUPLICATE: '같은 기간의 이 상품에 이미 가입하셨습니다.',
  EARN_TYPE: '이 종류의 상품에서는 지원하지 않습니다.',
  EARN_NO_ORDER: '아직 이 상품에 가입하지 않았습니다. 먼저 가입하세요.',
  EARN_NOT_RENEWED: '자동 재가입을 지원하지 않는 상품입니다.',
  EARN_ORDER_UNKNOWN: '존재하지 않는 가입 내역입니다.',
  EARN_ORDER_ENDED: '상환 중이거나 종료된 가입 내역입니다.',
  EARN_NOT_EARLY: '만기 전에는 상환할 수 없는 상품입니다.',
  EARN_WHOLE_ONLY: '기간형 상품은 전액만 상환할 수 있습니다.',
  EARN_TOO_MUCH: '최대 {available} {asset}까지 상환할 수 있습니다.',
  EARN_INSTANT_POOL:
    '이 상품의 오늘 남은 즉시 상환 한도는 {remaining} {asset}입니다. 다음 날 입금되는 상환은 가능합니다.',
  EARN_INSTANT_CAP: '하루 즉시 상환 한도는 {max} USDT입니다. 나머지는 다음 날 입금되는 상환으로 신청하세요.',
  EARN_NO_PRICE: '{asset}의 시세가 없어 지금은 즉시 상환할 수 없습니다. 다음 날 입금되는 상환은 가능합니다.',
  COIN_STOPPED: '{asset} 병합 중이라 잠시 이동할 수 없습니다. 몇 분 후 다시 시도하세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
