import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': '交易市场',
  'console.markets.title': '交易市场',
  'console.markets.failed': '无法加载交易市场。',
  'console.markets.pair': '交易对',
  'console.markets.leveraged': '杠杆代币',
  'console.markets.tick': '最小价格变动',
  'console.markets.lot': '最小数量变动',
  'console.markets.minNotional': '最小下单金额',
  'console.markets.band': '价格区间',
  'console.markets.state.open': '交易中',
  'console.markets.state.halted': '暂停交易',
  'console.markets.halt': '暂停交易',
  'console.markets.open': '恢复交易',
  'console.markets.effect.halt': '恢复之前无法下单或改单；当前委托保留，可以撤销。',
  'console.markets.effect.open': '立即恢复接受委托并撮合。',
  'console.markets.isHalted': '该市场已暂停交易。',
  'console.markets.isOpen': '该市场已恢复交易。',
} as const satisfies Messages;
