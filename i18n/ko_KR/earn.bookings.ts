import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Earn 상품',
  'bookings.bill.view.earn': '가입 내역 보기',
  'bookings.kind.earn.subscribe': 'Earn 상품 가입',
  'bookings.kind.earn.interest': 'Earn 상품 이자',
  'bookings.kind.earn.matured': 'Earn 상품 만기',
  'bookings.kind.earn.redeem': 'Earn 상품 상환',
  'bookings.kind.earn.reward': 'Earn 상품 리워드',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
