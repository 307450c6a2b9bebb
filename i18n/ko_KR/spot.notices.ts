import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset}이(가) {date} (UTC+8)에 {ratio}:1로 병합됩니다. 거래가 잠시 중단되고 미체결 주문은 취소됩니다.',
  'notices.kind.spot.merged': '{asset} 병합 완료: {ratio}개가 1개가 되었으며 보유 가치는 같습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
