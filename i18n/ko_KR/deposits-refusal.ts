import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: '이 네트워크의 입금이 일시 중단되었습니다.',
  NOT_ROTATABLE: '이 네트워크의 주소는 바꿀 수 없습니다.',
  NOT_IN_REVIEW: '심사가 끝났습니다.',
  DEPOSIT_UNKNOWN: '존재하지 않는 입금입니다.',
  CHAIN_AWAY: '현재 체인이 응답하지 않습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
