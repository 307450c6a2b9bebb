import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} 병합 중이라 잠시 이동할 수 없습니다. 몇 분 후 다시 시도하세요.',
  RECIPIENT_UNKNOWN: '받을 수 있는 사용자를 찾지 못했습니다.',
  RECIPIENT_SELF: '고객님 본인의 계정입니다.',
  LOOKUP_LIMIT: '조회는 1시간에 최대 {max}회입니다. 나중에 다시 시도해 주세요.',
  ACCOUNT_NOT_OPENED: '이체할 계정이 개설되지 않았습니다: {account}',
  SAME_ACCOUNT: '서로 다른 두 계정을 선택해 주세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
