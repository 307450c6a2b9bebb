import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: '{symbol} 마켓이 없습니다.',
  MARKET_HALTED: '{symbol} 거래가 중단되었습니다. 주문 취소만 가능합니다.',
  INVALID_ORDER: '함께 쓸 수 없는 주문 조건입니다.',
  INVALID_ORDER_LIST: '이 주문들은 이렇게 묶을 수 없습니다.',
  PRICE_REQUIRED: '가격을 입력하세요.',
  QUANTITY_REQUIRED: '수량을 입력하세요.',
  STOP_PRICE_REQUIRED: '감시 가격을 입력하세요.',
  OFF_TICK: '가격은 {tick} 단위로 입력해야 합니다.',
  OFF_LOT: '수량은 {lot} 단위로 입력해야 합니다.',
  PRICE_TOO_HIGH: '가격은 최대 {max}입니다.',
  QUANTITY_TOO_LARGE: '한 번에 최대 {max}까지 주문할 수 있습니다.',
  OUTSIDE_BAND: '현재 {min}부터 {max}까지의 가격만 받습니다.',
  WAITING_OUTSIDE_BAND: '가격이나 차례를 기다리는 주문에는 현재 {min}부터 {max}까지의 가격만 지정할 수 있습니다.',
  BELOW_MIN_NOTIONAL: '주문 금액은 {notional} {asset}이며, 최소 금액은 {min} {asset}입니다.',
  TOO_MANY_ORDERS: '미체결 주문이 최대 {max}건에 도달했습니다. 먼저 일부를 취소하세요.',
  STOP_WOULD_TRIGGER: '현재가가 {last}이므로 이 스톱 주문은 즉시 발동됩니다.',
  POST_ONLY_WOULD_MATCH: '포스트 온리 주문은 즉시 체결될 수 없습니다. 상대 최우선 호가는 {best}입니다.',
  TRAIL_OUT_OF_RANGE: '추적 폭은 {min}%에서 {max}% 사이여야 합니다.',
  TOO_MANY_PARTS: '빙산 주문은 최대 {max}번까지 나누어 표시할 수 있습니다. 한 번에 {min} {asset} 이상 표시하세요.',
  INSUFFICIENT_BALANCE: '주문 가능 잔고가 부족합니다. 보유 {available} {asset}, 필요 {needed} {asset}.',
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의하세요.',
  ETF_PREMIUM_TOO_HIGH:
    '가격이 순자산가치 {nav}보다 {premiumPercent}% 높습니다. {maxPercent}%를 넘으면 매수할 수 없습니다.',
  ORDER_IN_LIST: '다른 주문과 묶인 주문입니다. 취소 후 다시 주문하세요.',
  ORDER_NOT_FOUND: '더 이상 미체결 상태인 주문이 아닙니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
