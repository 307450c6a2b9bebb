import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '동결된 {asset}',
  'holdings.holds.none': '동결된 자산이 없습니다.',
  'holdings.holds.releases': '{time}에 해제',
  'holdings.holds.since': '{time}부터',

  'holdings.hold.WITHDRAWAL': '출금 진행 중',
  'holdings.hold.DEPOSIT_UNCONFIRMED': '컨펌 대기 중인 입금',
  'holdings.hold.LAUNCH_COMMIT': '런치 참여 중',
  'holdings.hold.VESTING': '단계별 잠금 해제',
  'holdings.hold.EARN_REDEEMING': 'Earn 상품 상환 중',
  'holdings.hold.P2P_ESCROW': 'P2P 주문 에스크로',
  'holdings.hold.CARD_AUTH': '카드 결제',
  'holdings.hold.STRATEGY': '전략에서 사용 중',
  'holdings.hold.RISK_FREEZE': '리스크 점검으로 보류',
  'holdings.hold.TRANSFER': '이체 진행 중',
  'holdings.hold.other': '별도 보관',

  'holdings.asset.where': '보유 위치',
  'holdings.asset.holds': '동결 내역',
  'holdings.asset.priceTrend': '가격 추이',
  'holdings.asset.noPrices': '이 기간의 가격이 없습니다.',
  'holdings.asset.records': '최근 내역 5건',
  'holdings.asset.noRecords': '아직 {asset} 내역이 없습니다.',
  'holdings.asset.nowhere': '아직 보유한 {asset} 자산이 없습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
