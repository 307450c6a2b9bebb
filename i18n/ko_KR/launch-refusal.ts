import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의하세요.',
  TRADING_PASSWORD_NOT_SET: '먼저 거래 비밀번호를 설정해 주세요.',
  LAUNCH_NOT_FOUND: '존재하지 않는 프로젝트 또는 라운드입니다.',
  LAUNCH_CANCELLED: '취소된 프로젝트입니다. 참여 금액은 모두 돌려드립니다.',
  LAUNCH_NOT_STARTED: '이 라운드는 {startAt}에 열립니다.',
  LAUNCH_ENDED: '종료된 라운드입니다. 참여 금액을 더 이상 바꿀 수 없습니다.',
  LAUNCH_KYC: '이 라운드는 본인 인증 {needed}단계가 필요합니다. 현재 {level}단계입니다.',
  LAUNCH_VIP: 'VIP {needed} 이상만 참여할 수 있는 라운드입니다. 현재 VIP {level}입니다.',
  LAUNCH_INTERVAL: '방금 다른 라운드에 청약하셨습니다. {againAt}부터 다시 청약할 수 있습니다.',
  LAUNCH_MIN: '최소 참여 금액은 {min} {asset}입니다.',
  LAUNCH_MAX: '최대 참여 금액은 {max} {asset}입니다.',
  LAUNCH_STEP: '금액은 {step} {asset}의 배수여야 합니다.',
  LAUNCH_BALANCE: '펀딩 계정의 {asset} 잔액이 부족합니다: 보유 {available}, 필요 {needed}.',
  LAUNCH_NOT_SUBSCRIBED: '해당 청약이 없습니다.',
  COIN_STOPPED: '{asset} 병합 중이라 잠시 이동할 수 없습니다. 몇 분 후 다시 시도하세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
