import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    '자동 투자가 {runAt}({zone})에 {coins}을(를) {amount} USDT만큼 매수할 예정이지만 사용 가능 잔액은 {available} USDT입니다. 그전에 자금을 채우지 않으면 매수되지 않습니다.',
  'notices.kind.autoInvest.insufficient':
    '자동 투자가 매수하지 못했습니다: {coins} 매수에 {amount} USDT가 필요했지만 사용 가능 잔액은 {available} USDT였습니다. 다음 날짜에 다시 시도합니다.',
  'notices.kind.autoInvest.insufficientInRow':
    '자동 투자({coins})가 잔액 부족으로 {count}회 연속 매수하지 못했습니다. 자금이 마련될 때까지 플랜을 일시 정지할 수 있습니다.',
  'notices.kind.autoInvest.paused':
    '잔액 부족이 여러 번 이어져 {coins} 자동 투자 플랜을 일시 정지했습니다. 언제든지 다시 시작할 수 있습니다.',
  'notices.kind.autoInvest.undated':
    '{coins} 자동 투자 플랜을 일시 정지했습니다. 시간대 {zone}을(를) 더 이상 사용할 수 없습니다. 플랜에서 다른 시간대를 선택한 뒤 다시 시작하세요.',
  'notices.kind.autoInvest.failed':
    '자동 투자가 {coins}({amount} USDT)을(를) 매수하지 못했습니다. 자금은 그대로 있으며, 코인별 이유는 플랜 화면에서 확인할 수 있습니다.',
  'notices.kind.autoInvest.expired':
    '요청 후 5분 안에 자동 투자를 시작하지 못해 {coins}({amount} USDT)을(를) 매수하지 않았습니다. 다시 실행할 수 있습니다.',
  'notices.kind.autoInvest.partial':
    '자동 투자가 {coins}을(를) {amount} USDT 중 {spent} USDT만큼 매수했습니다. 나머지는 현물 계정에 있습니다.',
  'notices.kind.autoInvest.done': '자동 투자가 {coins}을(를) {spent} USDT만큼 매수했습니다.',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
