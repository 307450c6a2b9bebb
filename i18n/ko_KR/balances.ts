import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': '펀딩',
  'balances.account.spot': '현물',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': '선물',
  'balances.account.earn': 'Earn 상품',
  'balances.account.card': '카드',
  'balances.account.futures_copy': '선물 카피',
  'balances.account.spot_copy': '현물 카피',
  'balances.account.in_transit': '처리 중',
  'balances.account.bonus': '보너스',
  'balances.account.copy': '카피 트레이딩',

  'balances.action.deposit': '입금',
  'balances.action.withdraw': '출금',
  'balances.action.transfer': '이체',
  'balances.action.trade': '거래',
  'balances.action.express': '간편 구매',
  'balances.action.bonus': '보너스 받기',
  'balances.action.clearSearch': '검색 지우기',
  'balances.action.clearFilters': '필터 초기화',
  'balances.action.allHistory': '전체 내역',

  'balances.limit.title': '24시간 출금',
  'balances.limit.limitLeft': '24시간 출금 잔여 한도',
  'balances.limit.left': 'USDT 남음',
  'balances.limit.used': '사용 {amount}',
  'balances.limit.of': '한도 {amount}',
  'balances.limit.frees': '{time}에 {amount} 한도 복원',
  'balances.limit.used30d': '30일: {limit} USDT 중 {used} 사용.',
  'balances.limit.raiseLimit': '한도 상향',
  'balances.limit.vipLevels': 'VIP 등급',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': '코인',
  'balances.column.total': '합계',
  'balances.column.available': '사용 가능',
  'balances.column.frozen': '동결',
  'balances.column.price': '가격, 24시간',
  'balances.column.action': '작업',

  'balances.transferHistory': '이체 내역',

  'balances.addressBook': '주소록',

  'balances.amount.limitFrees': '{time}에 한도가 더 풀립니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
