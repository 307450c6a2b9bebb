import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': '런치 프로젝트',
  'console.actionKind.staffLaunch.fund': '런치용 토큰 적립',
  'console.actionKind.staffLaunch.cancel': '런치 취소',
  'console.refusal.LAUNCH_EXISTS': '같은 이름의 프로젝트가 있습니다: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': '없는 프로젝트입니다.',
  'console.refusal.LAUNCH_COIN_MERGES': '{asset}은(는) 나중에 병합될 수 있어 판매하거나 결제에 쓸 수 없습니다.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset}을(를) 자기 자신으로 결제할 수 없습니다.',
  'console.refusal.LAUNCH_NO_ROUND': '라운드가 하나 이상 필요합니다.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    '{round}라운드: 시작이 현재나 이전 라운드 종료보다 빠르거나, 종료가 시작보다 빠릅니다.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    '{round}라운드: 0인 값이 있거나, 최소 금액이 단위에 맞지 않거나 최대보다 크거나, 1인 한도가 전체보다 큽니다.',
  'console.refusal.LAUNCH_QUOTA': '라운드별 판매량의 합은 프로젝트 판매량과 같아야 하고 총공급량을 넘을 수 없습니다.',
  'console.refusal.SCHEDULE_EMPTY': '잠금 해제 일정이 없습니다.',
  'console.refusal.SCHEDULE_ORDER': '잠금 해제 {row}행: 이전 행보다 늦어야 합니다.',
  'console.refusal.SCHEDULE_SHARE': '잠금 해제 {row}행: 비율은 1~10,000의 정수(0.01% 단위)여야 합니다.',
  'console.refusal.SCHEDULE_SUM': '비율 합계가 {sumBps}(0.01% 단위)입니다. 10,000이어야 합니다.',
  'console.refusal.LAUNCH_LISTING':
    '토큰은 마지막 라운드가 끝난 뒤 지급하며, 첫 잠금 해제는 상장일보다 빠를 수 없습니다.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    '판매할 토큰을 먼저 적립해야 합니다: 필요 {needed} {asset}, 적립 {available}. 재무팀이 먼저 적립합니다.',
  'console.refusal.LAUNCH_OTHER_TOKEN': '이 프로젝트가 판매하는 토큰은 {asset}입니다.',
  'console.refusal.LAUNCH_CANCELLED': '이미 취소된 프로젝트입니다.',
  'console.refusal.LAUNCH_UNLOCKED': '잠금 해제된 토큰이 있어 프로젝트 전체를 취소할 수 없습니다.',
  'console.actionField.token': '토큰',
  'console.actionField.payAsset': '결제 코인',
  'console.actionField.website': '웹사이트',
  'console.actionField.paper': '백서',
  'console.actionField.supply': '총공급량',
  'console.actionField.listingAtMs': '첫 지급(UTC+8)',
  'console.actionField.rounds': '라운드',
  'console.actionField.schedule': '잠금 해제 일정',
  'console.actionField.funded': '적립된 토큰',
  'console.actionField.isCancelled': '취소됨',
  'console.actionField.paidBack': '환불 대상자 수',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
