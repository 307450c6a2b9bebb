import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': '런치',
  'bookings.bill.view.launch': '프로젝트 보기',
  'bookings.kind.launch.paid': '런치 대금',
  'bookings.kind.launch.bought': '런치 토큰',
  'bookings.kind.launch.reward': '런치 보상',
  'bookings.kind.launch.refund': '런치 환불',
  'bookings.kind.launch.returned': '런치 토큰 반환',
  'bookings.kind.launch.payOut': '런치 지급',
  'bookings.kind.launch.protection': '런치 가격 보호',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
