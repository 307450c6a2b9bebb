import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': '{number}라운드, 부스트',
  'launch.boost.live': '부스트 진행 중',
  'launch.boost.pool': '보상 풀',
  'launch.boost.pools': '부스트 보상',
  'launch.boost.coin': '예치할 코인',
  'launch.boost.perPerson': '1인당 최대 보상',
  'launch.boost.locked': '예치 수량',
  'launch.boost.wasLocked': '예치했던 수량',
  'launch.boost.given': '지급된 보상',
  'launch.boost.amount': '예치할 수량',
  'launch.boost.newAmount': '새 예치 총액',
  'launch.boost.begin': '부스트',
  'launch.boost.raise': '추가',
  'launch.boost.submit': '{amount} {asset} 예치',
  'launch.boost.raiseSubmit': '{amount} {asset}(으)로 늘리기',
  'launch.boost.confirm': '부스트 확인',
  'launch.boost.confirmNote':
    '수량은 {time}까지 펀딩 계정에 동결됩니다. 그때까지 늘릴 수는 있지만 줄이거나 취소할 수는 없습니다. 이후 전액이 해제되고 보상이 지급됩니다.',
  'launch.boost.done': '예치됨',
  'launch.boost.doneText': '{number}라운드에 {amount} {asset}을(를) 예치했습니다.',
  'launch.boost.asThingsStand': '현재 기준 예상 보상',
  'launch.boost.estimate': '현재 기준 내 예상 보상',
  'launch.boost.own': '내 부스트',
  'launch.boost.reward': '받은 보상',
  'launch.boost.time': '예치 일시',
  'launch.boost.freeAt': '{time}에 전액이 해제됩니다.',
  'launch.boost.state.SUBSCRIBED': '예치 중',
  'launch.boost.state.PENDING_DEDUCTION': '정산 중',
  'launch.boost.state.COMPLETED': '보상 지급됨',
  'launch.boost.state.NOT_ALLOCATED': '보상 없음',
  'launch.boost.state.CANCELLED': '취소됨',
  'launch.boost.state.REFUNDED': '환불됨',
  'launch.boost.rule.share':
    '라운드 {number}: {min}~{max} {asset}을(를) {step} 단위로 예치합니다. {pool} {token}을(를) 예치 수량에 비례해 나누며 1인당 최대 {perPerson}입니다.',
  'launch.boost.rule.back':
    '예치한 수량은 라운드가 끝날 때까지 늘릴 수 있지만 취소할 수는 없습니다. 종료되면 전액이 해제됩니다.',
  'launch.boost.rule.keep':
    '보상은 라운드 종료 후 24시간 이내에 지급되며 바로 사용할 수 있습니다. 이후 세일이 취소되어도 보상은 그대로 유지됩니다.',
  'launch.boost.rule.interval': '서로 다른 라운드에 참여하려면 {count}분 간격이 필요합니다.',
  'launch.boost.rule.cancel':
    '모든 라운드가 완료되기 전까지는 프로젝트가 취소될 수 있으며, 이 경우 예치 중인 금액을 모두 돌려드립니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
