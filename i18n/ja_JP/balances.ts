import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'ファンディング',
  'balances.account.spot': '現物',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': '先物',
  'balances.account.earn': 'Earn運用',
  'balances.account.card': 'カード',
  'balances.account.futures_copy': '先物コピー',
  'balances.account.spot_copy': '現物コピー',
  'balances.account.in_transit': '処理中',
  'balances.account.bonus': 'ボーナス',
  'balances.account.copy': 'コピートレード',

  'balances.action.deposit': '入金',
  'balances.action.withdraw': '出金',
  'balances.action.transfer': '振替',
  'balances.action.trade': '取引',
  'balances.action.express': 'クイック購入',
  'balances.action.bonus': 'ボーナスを獲得',
  'balances.action.clearSearch': '検索をクリア',
  'balances.action.clearFilters': '絞り込みを解除',
  'balances.action.allHistory': 'すべての履歴',

  'balances.limit.title': '24時間の出金',
  'balances.limit.limitLeft': '24時間の出金枠の残り',
  'balances.limit.left': 'USDT（残り）',
  'balances.limit.used': '使用済み {amount}',
  'balances.limit.of': '上限 {amount}',
  'balances.limit.frees': '{time}に{amount}の枠が戻ります',
  'balances.limit.used30d': '30日間：{limit} USDT のうち {used} を使用。',
  'balances.limit.raiseLimit': '上限を引き上げ',
  'balances.limit.vipLevels': 'VIPレベル',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'コイン',
  'balances.column.total': '合計',
  'balances.column.available': '利用可能',
  'balances.column.frozen': '凍結中',
  'balances.column.price': '価格・24時間',
  'balances.column.action': '操作',

  'balances.transferHistory': '振替履歴',

  'balances.addressBook': 'アドレス帳',

  'balances.amount.limitFrees': '{time} に枠がさらに空きます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
