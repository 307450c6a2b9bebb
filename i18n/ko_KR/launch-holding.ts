import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': '{coin} 평균 보유량',
  'launch.holding.period': '산정 기간',
  'launch.holding.public': '마지막 수치 공개',
  'launch.holding.needed': '필요 평균',
  'launch.holding.average': '내 평균 ({days}일 중 {known}일)',
  'launch.holding.cap': '참여 가능한 최대 금액',
  'launch.holding.counted':
    '매시간 무작위 초에 보유량을 기록합니다. 펀딩, 현물(미체결 주문과 그리드 포함), Earn, P2P 사용 가능분이 포함되며 런치에 참여한 금액도 포함됩니다. 빌린 코인, 보너스, 선물 미실현 손익은 제외됩니다.',
  'launch.holding.days': '일별',
  'launch.holding.soon': '{time} 공개',
  'launch.holding.tidied': '보관 기간 종료',
  'launch.holding.none': '이 날의 기록 없음',
  'launch.holding.lost': { other: '{count}시간을 기록하지 못해 평균에서 제외했습니다.' },
  'launch.holding.hour': '시간대',
  'launch.holding.readAt': '기록 시각',
  'launch.holding.missing': '기록 없음',
  'launch.holding.hoursOf': '{date} 기록',
  'launch.holding.seedHash': '해당 일 시드의 SHA-256:',
  'launch.holding.seed': '해당 일 시드:',
  'launch.holding.yours': '내 평균: {average} {coin}',
  'launch.holding.rule.least': '라운드 {number}: {from}~{until}(UTC+8)에 평균 {least} {coin} 이상을 보유해야 합니다.',
  'launch.holding.rule.factor':
    '라운드 {number}: 평균 보유 1 {coin}당 {factor} {asset}까지 참여할 수 있으며 라운드 한도를 넘을 수 없습니다.',
  'launch.holding.rule.mean':
    '하루 평균은 매시간 기록의 평균이고, 내 평균은 날짜별 평균의 평균입니다. 기록하지 못한 시간은 제외됩니다. 하루의 수치는 다음 날 11:00(UTC+8)에 공개됩니다.',
  'launch.condition.HOLDING': '평균 {needed} {coin} 이상 보유',
  'launch.fix.HOLDING': '입금',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
