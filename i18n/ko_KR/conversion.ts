import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.ts';

export const messages = {
  'conversion.title': '소액 자산 전환',
  'conversion.intro':
    '{max} USDT 미만의 코인을 USDT로 전환합니다. 받는 금액에는 수수료 {fee}%가 이미 반영되어 있습니다.',
  'conversion.rules':
    '펀딩 계정만 가능합니다. 다른 계정의 코인은 먼저 이체하세요. 한 번에 최대 {count}종, {hours}시간에 한 번입니다.',
  'conversion.list': '소액 자산',
  'conversion.none': '펀딩 계정에 소액 자산이 없습니다.',
  'conversion.chooseAll': { other: '{count}종 모두 선택' },
  'conversion.chooseFirst': '코인을 선택하세요',
  'conversion.ask': { other: '{count}종 가격 보기' },
  'conversion.askAgain': '가격 다시 받기',
  'conversion.take': '{amount} USDT로 전환',
  'conversion.check': '다시 확인',
  'conversion.worth': '{amount} USDT 상당',
  'conversion.gets': '받는 금액',
  'conversion.fee': '수수료 ({percent}, 포함)',
  'conversion.account': '계정',
  'conversion.funding': '펀딩 계정',
  'conversion.holds': { other: '이 가격은 {count}초 동안 유효합니다.' },
  'conversion.expired': '가격이 만료되었습니다. 전환되지 않았습니다.',
  'conversion.final': '전환은 취소할 수 없습니다.',
  'conversion.done': '전환 완료',
  'conversion.doneText': '{amount} USDT가 펀딩 계정에 들어왔습니다.',
  'conversion.tooSoon': '다음 전환 가능 시각: {time}.',
  'conversion.history': '내역 보기',
  'conversion.failed': '전환 실패',
  'conversion.unknown': '전환 결과를 확인하고 있습니다. 두 번 전환되지 않습니다.',
  'conversion.obstacle.NO_MARKET': 'USDT 마켓이 없어 전환할 수 없습니다',
  'conversion.obstacle.MARKET_HALTED': '마켓이 중단되었습니다',
  'conversion.obstacle.NO_PRICE': '현재 가격이 없습니다',
  'conversion.obstacle.FROZEN': '일부가 동결되어 있습니다',
  'conversion.obstacle.LOCKED': '{time}까지 잠김',
  'conversion.obstacle.TOO_LITTLE': '금액이 너무 작아 전환할 수 없습니다',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
