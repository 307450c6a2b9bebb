import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': '가격 결정 방식',
  'launch.fixing.will':
    '이 라운드는 USDT로 제시되고 {asset}(으)로 지불합니다. {asset} 가격은 {time}에 직전 24시간의 {asset} 평균 가격으로 확정되며, 이후 바뀌지 않습니다.',
  'launch.fixing.fixed': '{time}에 지불 코인의 24시간 평균 가격으로 확정되었습니다. 더 이상 바뀌지 않습니다.',
  'launch.fixing.soon': '가격은 {time}에 24시간 평균으로 확정됩니다. 현재 가격으로는 약 {price} {asset}입니다.',
  'launch.fixing.soonUnknown': '가격은 {time}에 24시간 평균으로 확정됩니다.',
  'launch.fixing.due': '가격을 확정하고 있습니다.',
  'launch.fixing.MISSING':
    '가격을 확정할 수 없습니다. {all}분 중 {missing}분에 {asset} 가격이 없습니다. 이 라운드는 예정대로 시작되지 않으며, 시작이 연기되거나 판매가 취소됩니다.',
  'launch.fixing.LATE':
    '시작 10분 전까지 가격이 확정되지 않았습니다. 이 라운드는 예정대로 시작되지 않으며, 시작이 연기되거나 판매가 취소됩니다.',
  'launch.fixing.over': '제때 가격을 확정할 수 없어 이 라운드는 진행되지 않았습니다. 아무도 참여할 수 없었습니다.',
  'launch.fixing.offered': '제시 가격',
  'launch.fixing.span': '평균 기간',
  'launch.fixing.about': '현재 가격 기준 기본가',
  'launch.fixing.minutes': '가격이 있는 분',
  'launch.fixing.average': '{asset} 평균 가격',
  'launch.fixing.check': '다시 계산',
  'launch.fixing.save': '계산 자료 저장',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, 올림. 일치합니다.',
  'launch.fixing.agreesNone': '가격이 있는 분이 {count}분뿐이라 확정하기에 부족합니다. 일치합니다.',
  'launch.fixing.differs': '자료로 계산한 가격은 {price} {asset}이며 일치하지 않습니다. 고객지원에 알려 주세요.',
  'launch.fixing.failed': '계산 자료를 불러오지 못했습니다. 다시 시도하세요.',
  'launch.protection.title': '가격 보호',
  'launch.protection.times': '손실의 {times}배',
  'launch.protection.rule':
    '첫 지급 시점의 {token} 시장 가격이 지불한 가격보다 낮으면, 그때 토큰을 이미 매도했더라도 차액의 {times}배가 1영업일 이내에 입금됩니다.',
  'launch.protection.average':
    '시장 가격은 첫 지급부터 1시간 동안의 지수 평균입니다. {all}분 중 {missing}분을 넘게 가격이 없으면 다음 1시간을 적용합니다.',
  'launch.protection.silent':
    '첫 지급 후 하루가 지나도 가격이 충분한 시간이 없으면, 그때까지 가격이 하나라도 있는 마지막 1시간(지급 이전 포함)을 적용할 수 있습니다. 지급 전 {days}일 안에도 그런 시간이 없으면 토큰의 가치는 0으로 봅니다.',
  'launch.protection.funded':
    '가격 보호에 들 수 있는 최대 금액은 판매 전에 따로 마련됩니다. 취소된 판매에는 적용되지 않으며, 모두 지불액을 돌려받습니다.',
  'launch.protection.market': '첫 지급 시점의 시장 가격',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count}분',
  'launch.protection.byStaff': '첫 지급 이후 가격이 충분한 시간이 없어, 가격이 있는 마지막 1시간을 적용했습니다.',
  'launch.protection.unknown': '토큰 가격이 전혀 없어 가치를 0으로 봅니다.',
  'launch.protection.worth': '첫 지급 시점의 가치',
  'launch.protection.credit': '가격 보호 입금',
  'launch.boost.late':
    '약속한 24시간 안에 보상이 지급되지 않았습니다. 저희도 알고 있으며, 늦어도 라운드 종료 후 5영업일 이내에 지급됩니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
