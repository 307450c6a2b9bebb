import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '凍結中の{asset}',
  'holdings.holds.none': '凍結中の残高はありません。',
  'holdings.holds.releases': '{time}に解除',
  'holdings.holds.since': '{time}から',

  'holdings.hold.WITHDRAWAL': '出金処理中',
  'holdings.hold.DEPOSIT_UNCONFIRMED': '承認待ちの入金',
  'holdings.hold.LAUNCH_COMMIT': 'トークンセールに申込中',
  'holdings.hold.VESTING': '段階的にロック解除',
  'holdings.hold.EARN_REDEEMING': 'Earn運用から償還中',
  'holdings.hold.P2P_ESCROW': 'P2P注文のエスクロー',
  'holdings.hold.CARD_AUTH': 'カード決済',
  'holdings.hold.STRATEGY': 'ストラテジーで使用中',
  'holdings.hold.RISK_FREEZE': 'リスク審査により保留中',
  'holdings.hold.TRANSFER': '振替処理中',
  'holdings.hold.other': '確保済み',

  'holdings.asset.where': '保有場所',
  'holdings.asset.holds': '凍結の内訳',
  'holdings.asset.priceTrend': '価格の推移',
  'holdings.asset.noPrices': 'この期間の価格はありません。',
  'holdings.asset.records': '直近5件の履歴',
  'holdings.asset.noRecords': '{asset}の履歴はまだありません。',
  'holdings.asset.nowhere': '{asset}はまだ保有していません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
