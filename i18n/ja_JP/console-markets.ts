import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'マーケット',
  'console.markets.title': 'マーケット',
  'console.markets.failed': 'マーケットを読み込めませんでした。',
  'console.markets.pair': '銘柄',
  'console.markets.leveraged': 'レバレッジ',
  'console.markets.tick': '呼値の単位',
  'console.markets.lot': '数量の単位',
  'console.markets.minNotional': '最小注文額',
  'console.markets.band': '値幅制限',
  'console.markets.state.open': '取引中',
  'console.markets.state.halted': '取引停止',
  'console.markets.halt': '停止する',
  'console.markets.open': '再開する',
  'console.markets.effect.halt': '再開するまで新規注文と訂正はできません。未約定の注文は残り、取り消せます。',
  'console.markets.effect.open': 'ただちに注文の受付と約定を再開します。',
  'console.markets.isHalted': '取引を停止しました。',
  'console.markets.isOpen': '取引を再開しました。',
} as const satisfies Messages;
