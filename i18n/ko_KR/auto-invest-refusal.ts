import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: '동결된 계정입니다. 고객센터에 문의하세요.',
  AUTO_INVEST_COIN_REQUIRED: '코인을 하나 이상 선택하세요.',
  AUTO_INVEST_TOO_MANY_COINS: '플랜 하나에 코인은 최대 {max}개까지 담을 수 있습니다. 현재 {count}개를 선택했습니다.',
  AUTO_INVEST_COIN_TWICE: '{asset} 코인이 중복되었습니다.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset}은(는) 자동 투자로 살 수 없습니다.',
  AUTO_INVEST_SHARE_TOO_SMALL: '코인별 비중은 {above}%를 넘어야 합니다. {asset}의 비중은 {percent}%입니다.',
  AUTO_INVEST_SHARE_SUM: '비중의 합계는 100%여야 합니다. 현재 합계는 {sum}%입니다.',
  AUTO_INVEST_DATE_REQUIRED: '매수할 날을 선택하세요.',
  AUTO_INVEST_AMOUNT_MIN: '이 코인과 비중의 최소 금액은 {min} USDT입니다.',
  AUTO_INVEST_AMOUNT_MAX: '1회 최대 금액은 {max} USDT입니다.',
  AUTO_INVEST_ZONE_UNKNOWN: '알 수 없는 시간대입니다: {zone}.',
  AUTO_INVEST_TOO_MANY: '플랜은 한 시간에 {max}개까지 만들 수 있습니다. {nextAt}부터 다시 만들 수 있습니다.',
  AUTO_INVEST_PLAN_UNKNOWN: '존재하지 않는 플랜입니다.',
  AUTO_INVEST_PLAN_DELETED: '삭제된 플랜입니다.',
  AUTO_INVEST_LOCKED:
    '이 플랜은 {runAt}에 실행됩니다. 실행 5분 전부터는 수정할 수 없으며, 일시 정지와 삭제는 가능합니다.',
  AUTO_INVEST_RUNNING: '이 플랜의 매수가 진행 중입니다. 끝날 때까지 기다려 주세요.',
  AUTO_INVEST_INSUFFICIENT:
    '잔액이 부족합니다: 사용 가능 {available} USDT, 필요 {needed} USDT. 아무것도 매수하지 않았습니다.',
  AUTO_INVEST_NO_HISTORY: '이 기간의 {asset} 일별 가격이 없습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
