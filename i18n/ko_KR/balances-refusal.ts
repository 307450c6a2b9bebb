import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: '수량은 0일 수 없습니다.',
  AMOUNT_PLACES: '소수점 이하 {scale}자리까지 입력할 수 있습니다.',
  AMOUNT_TOO_LARGE: '수량이 너무 큽니다.',
  AMOUNT_BELOW_MIN: '최소 수량은 {min}입니다.',
  AMOUNT_ABOVE_MAX: '1회 최대 수량은 {max}입니다.',
  COIN_UNKNOWN: '이 거래소에서 지원하지 않는 코인입니다.',
  NETWORK_UNKNOWN: '이 코인은 이 네트워크를 지원하지 않습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
