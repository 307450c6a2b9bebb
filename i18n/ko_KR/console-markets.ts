import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': '마켓',
  'console.markets.title': '마켓',
  'console.markets.failed': '마켓을 불러오지 못했습니다.',
  'console.markets.pair': '거래쌍',
  'console.markets.leveraged': '레버리지',
  'console.markets.tick': '호가 단위',
  'console.markets.lot': '수량 단위',
  'console.markets.minNotional': '최소 주문 금액',
  'console.markets.band': '가격 제한폭',
  'console.markets.state.open': '거래 중',
  'console.markets.state.halted': '거래 정지',
  'console.markets.halt': '거래 정지',
  'console.markets.open': '거래 재개',
  'console.markets.effect.halt':
    '재개할 때까지 주문 접수와 정정이 중단됩니다. 미체결 주문은 유지되며 취소할 수 있습니다.',
  'console.markets.effect.open': '즉시 주문 접수와 체결을 재개합니다.',
  'console.markets.isHalted': '거래를 정지했습니다.',
  'console.markets.isOpen': '거래를 재개했습니다.',
} as const satisfies Messages;
