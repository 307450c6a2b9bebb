import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: '{symbol} 마켓에서는 그리드를 사용할 수 없습니다.',
  GRID_COUNT: '그리드 수는 {min}개에서 {max}개 사이로 선택하세요.',
  GRID_RANGE_NARROW: '상한 가격은 하한 가격의 {min}배 이상이어야 합니다.',
  GRID_LEVELS_EQUAL: '그리드가 너무 많아 같은 가격의 단계가 생깁니다. 수를 줄이거나 범위를 넓히세요.',
  GRID_NO_PROFIT: '수수료를 제하면 가장 좁은 그리드의 수익은 {percent}%입니다. 그리드 수를 줄이거나 범위를 넓히세요.',
  GRID_NO_PRICE: '{symbol} 마켓은 아직 거래가 없어 시작할 가격이 없습니다.',
  GRID_INVESTMENT_LOW: '이 그리드에는 최소 {needed} {asset} 투자가 필요합니다.',
  GRID_INVESTMENT_HIGH: '이 그리드에는 최대 {max} {asset}까지 투자할 수 있습니다.',
  GRID_TAKE_PROFIT: '익절 가격은 {upper}보다, 그리고 현재 가격 {price}보다 높아야 합니다.',
  GRID_STOP_LOSS: '손절 가격은 {lower}보다, 그리고 현재 가격 {price}보다 낮아야 합니다.',
  GRID_PRICE_OUTSIDE: '현재 가격 {price}은(는) {lower} {upper} 범위 밖입니다. 트리거 가격이나 다른 범위를 설정하세요.',
  GRID_TRIGGER: '트리거 가격은 {lower} {upper} 범위 안에 있어야 합니다.',
  GRID_TOO_MANY: '그리드가 최대치인 {max}개입니다. 먼저 하나를 중지하세요.',
  GRID_NO_HISTORY: '{symbol} 마켓은 과거 가격이 너무 적거나 거의 움직이지 않았습니다.',
  GRID_UNKNOWN: '존재하지 않는 그리드입니다.',
  GRID_ENDED: '이미 중지된 그리드입니다.',
  INSUFFICIENT_BALANCE: '현물 계정의 {asset} 사용 가능 잔고가 부족합니다. {needed}이(가) 필요합니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
