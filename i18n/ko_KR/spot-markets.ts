import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': '시세',
  'spot.markets.kinds': '시장 종류',
  'spot.markets.kind.favourites': '관심',
  'spot.markets.kind.spot': '현물',
  'spot.markets.kind.etf': '레버리지 토큰',
  'spot.markets.search': '거래쌍 검색',
  'spot.markets.clear': '검색 지우기',
  'spot.markets.nothing': '“{search}”에 맞는 거래쌍이 없습니다',
  'spot.markets.none': '아직 열린 마켓이 없습니다.',
  'spot.markets.noFavourites': '별표를 누른 거래쌍이 여기에 표시됩니다',
  'spot.markets.showAll': '전체 거래쌍 보기',

  'spot.markets.ranking': '순위',
  'spot.markets.ranking.gain': '상승률',
  'spot.markets.ranking.loss': '하락률',
  'spot.markets.ranking.turnover': '거래대금',

  'spot.markets.column.pair': '거래쌍',
  'spot.markets.column.last': '현재가',
  'spot.markets.column.change': '24시간 변동',
  'spot.markets.column.high': '24시간 고가',
  'spot.markets.column.low': '24시간 저가',
  'spot.markets.column.turnover': '24시간 거래대금',
  'spot.markets.column.action': '작업',

  'spot.markets.trade': '거래',
  'spot.markets.favour': '{pair} 관심 등록',
  'spot.markets.unfavour': '{pair} 관심 해제',
  'spot.markets.halted': '거래 정지',
  'spot.markets.all': '전체 시세',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
