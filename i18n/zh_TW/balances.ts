import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': '資金',
  'balances.account.spot': '現貨',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': '合約',
  'balances.account.earn': '理財',
  'balances.account.card': '卡片',
  'balances.account.futures_copy': '合約跟單',
  'balances.account.spot_copy': '現貨跟單',
  'balances.account.in_transit': '在途',
  'balances.account.bonus': '贈金',
  'balances.account.copy': '跟單交易',

  'balances.action.deposit': '入金',
  'balances.action.withdraw': '提領',
  'balances.action.transfer': '劃轉',
  'balances.action.trade': '交易',
  'balances.action.express': '快捷買幣',
  'balances.action.bonus': '領取贈金',
  'balances.action.clearSearch': '清除搜尋',
  'balances.action.clearFilters': '清除篩選',
  'balances.action.allHistory': '全部紀錄',

  'balances.limit.title': '24 小時提領額度',
  'balances.limit.limitLeft': '24 小時剩餘提領額度',
  'balances.limit.left': 'USDT 剩餘',
  'balances.limit.used': '已用 {amount}',
  'balances.limit.of': '共 {amount}',
  'balances.limit.frees': '{time} 恢復 {amount}',
  'balances.limit.used30d': '30 天：已用 {used} / {limit} USDT。',
  'balances.limit.raiseLimit': '提高額度',
  'balances.limit.vipLevels': 'VIP 等級',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': '幣種',
  'balances.column.total': '總額',
  'balances.column.available': '可用',
  'balances.column.frozen': '凍結',
  'balances.column.price': '價格 / 24 小時',
  'balances.column.action': '操作',

  'balances.transferHistory': '劃轉紀錄',

  'balances.addressBook': '地址簿',

  'balances.amount.limitFrees': '{time} 起將釋出更多額度。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
