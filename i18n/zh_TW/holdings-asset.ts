import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '凍結的 {asset}',
  'holdings.holds.none': '沒有凍結的資產。',
  'holdings.holds.releases': '{time} 解除凍結',
  'holdings.holds.since': '自 {time} 起',

  'holdings.hold.WITHDRAWAL': '提領處理中',
  'holdings.hold.DEPOSIT_UNCONFIRMED': '入金等待確認',
  'holdings.hold.LAUNCH_COMMIT': '已投入新幣首發',
  'holdings.hold.VESTING': '分期解鎖中',
  'holdings.hold.EARN_REDEEMING': '理財贖回中',
  'holdings.hold.P2P_ESCROW': 'P2P 訂單託管',
  'holdings.hold.CARD_AUTH': '卡片消費',
  'holdings.hold.STRATEGY': '策略占用',
  'holdings.hold.RISK_FREEZE': '風控凍結',
  'holdings.hold.TRANSFER': '劃轉處理中',
  'holdings.hold.other': '已預留',

  'holdings.asset.where': '資產分布',
  'holdings.asset.holds': '凍結明細',
  'holdings.asset.priceTrend': '價格走勢',
  'holdings.asset.noPrices': '該時段沒有價格資料。',
  'holdings.asset.records': '最近 5 筆紀錄',
  'holdings.asset.noRecords': '{asset} 還沒有任何紀錄。',
  'holdings.asset.nowhere': '您還沒有 {asset}。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
