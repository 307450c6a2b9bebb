import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': '交易市場',
  'console.markets.title': '交易市場',
  'console.markets.failed': '無法載入交易市場。',
  'console.markets.pair': '交易對',
  'console.markets.leveraged': '槓桿代幣',
  'console.markets.tick': '最小價格變動',
  'console.markets.lot': '最小數量變動',
  'console.markets.minNotional': '最小下單金額',
  'console.markets.band': '價格區間',
  'console.markets.state.open': '交易中',
  'console.markets.state.halted': '暫停交易',
  'console.markets.halt': '暫停交易',
  'console.markets.open': '恢復交易',
  'console.markets.effect.halt': '恢復之前無法下單或改單；目前委託保留，可以撤銷。',
  'console.markets.effect.open': '立即恢復接受委託並撮合。',
  'console.markets.isHalted': '此市場已暫停交易。',
  'console.markets.isOpen': '此市場已恢復交易。',
} as const satisfies Messages;
