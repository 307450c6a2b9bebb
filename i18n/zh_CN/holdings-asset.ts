import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '冻结的 {asset}',
  'holdings.holds.none': '没有冻结的资产。',
  'holdings.holds.releases': '{time} 解冻',
  'holdings.holds.since': '自 {time} 起',

  'holdings.hold.WITHDRAWAL': '提币处理中',
  'holdings.hold.DEPOSIT_UNCONFIRMED': '充币等待确认',
  'holdings.hold.LAUNCH_COMMIT': '已投入新币首发',
  'holdings.hold.VESTING': '分期解锁中',
  'holdings.hold.EARN_REDEEMING': '理财赎回中',
  'holdings.hold.P2P_ESCROW': 'P2P 订单托管',
  'holdings.hold.CARD_AUTH': '卡片消费',
  'holdings.hold.STRATEGY': '策略占用',
  'holdings.hold.RISK_FREEZE': '风控冻结',
  'holdings.hold.TRANSFER': '划转处理中',
  'holdings.hold.other': '已预留',

  'holdings.asset.where': '资产分布',
  'holdings.asset.holds': '冻结明细',
  'holdings.asset.priceTrend': '价格走势',
  'holdings.asset.noPrices': '该时段没有价格数据。',
  'holdings.asset.records': '最近 5 条记录',
  'holdings.asset.noRecords': '{asset} 还没有任何记录。',
  'holdings.asset.nowhere': '您还没有 {asset}。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
