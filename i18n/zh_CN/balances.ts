import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': '资金',
  'balances.account.spot': '现货',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': '合约',
  'balances.account.earn': '理财',
  'balances.account.card': '卡片',
  'balances.account.futures_copy': '合约跟单',
  'balances.account.spot_copy': '现货跟单',
  'balances.account.in_transit': '在途',
  'balances.account.bonus': '赠金',
  'balances.account.copy': '跟单交易',

  'balances.action.deposit': '充币',
  'balances.action.withdraw': '提币',
  'balances.action.transfer': '划转',
  'balances.action.trade': '交易',
  'balances.action.express': '快捷买币',
  'balances.action.bonus': '领取赠金',
  'balances.action.clearSearch': '清除搜索',
  'balances.action.clearFilters': '清除筛选',
  'balances.action.allHistory': '全部记录',

  'balances.limit.title': '24 小时提币额度',
  'balances.limit.limitLeft': '24 小时剩余提币额度',
  'balances.limit.left': 'USDT 剩余',
  'balances.limit.used': '已用 {amount}',
  'balances.limit.of': '共 {amount}',
  'balances.limit.frees': '{time} 恢复 {amount}',
  'balances.limit.used30d': '30 天：已用 {used} / {limit} USDT。',
  'balances.limit.raiseLimit': '提升额度',
  'balances.limit.vipLevels': 'VIP 等级',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': '币种',
  'balances.column.total': '总额',
  'balances.column.available': '可用',
  'balances.column.frozen': '冻结',
  'balances.column.price': '价格 / 24 小时',
  'balances.column.action': '操作',

  'balances.transferHistory': '划转记录',

  'balances.addressBook': '地址簿',

  'balances.amount.limitFrees': '{time} 起将释放更多额度。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
