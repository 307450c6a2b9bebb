import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: '한 번에 최대 {max}종까지 선택할 수 있습니다.',
  CONVERSION_TOO_SOON: '다음 전환 가능 시각: {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset}은(는) 지금 전환할 수 없습니다.',
  CONVERSION_NO_FUNDS: '지금은 전환할 수 없습니다. 코인은 그대로 있습니다. 나중에 다시 시도하세요.',
  CONVERSION_QUOTE_UNKNOWN: '존재하지 않는 가격 제안입니다.',
  CONVERSION_QUOTE_EXPIRED: '가격이 만료되었습니다. 전환되지 않았습니다.',
  CONVERSION_PRICE_MOVED: '{asset} 가격이 1% 넘게 변동했습니다. 전환되지 않았습니다.',
  INSUFFICIENT_BALANCE: '{asset} 사용 가능 잔액이 부족합니다: 보유 {available}, 필요 {needed}.',
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의하세요.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
