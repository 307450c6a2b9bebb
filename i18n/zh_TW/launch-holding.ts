import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': '{coin} 平均持倉',
  'launch.holding.period': '統計區間',
  'launch.holding.public': '最後一日資料公布',
  'launch.holding.needed': '所需平均持倉',
  'launch.holding.average': '您的平均持倉（{days} 日中的 {known} 日）',
  'launch.holding.cap': '您最多可投入',
  'launch.holding.counted':
    '每小時隨機一秒記錄您的持倉：資金帳戶、現貨（含掛單與網格）、理財及 P2P 可用餘額，已投入新幣專案的金額也計入；借入資產、贈金與合約未實現盈虧不計入。',
  'launch.holding.days': '按日',
  'launch.holding.soon': '{time} 公布',
  'launch.holding.tidied': '記錄已不再保留',
  'launch.holding.none': '當日無持倉記錄',
  'launch.holding.lost': { other: '有 {count} 小時未能記錄，不計入平均值。' },
  'launch.holding.hour': '時段',
  'launch.holding.readAt': '記錄時間',
  'launch.holding.missing': '未記錄',
  'launch.holding.hoursOf': '{date} 持倉記錄',
  'launch.holding.seedHash': '當日種子的 SHA-256：',
  'launch.holding.seed': '當日種子：',
  'launch.holding.yours': '您的平均持倉：{average} {coin}',
  'launch.holding.rule.least': '第 {number} 輪：{from} 至 {until}（UTC+8）平均持倉須不低於 {least} {coin}。',
  'launch.holding.rule.factor': '第 {number} 輪：平均每持有 1 {coin} 可投入 {factor} {asset}，且不超過該輪上限。',
  'launch.holding.rule.mean':
    '日均持倉為當日各小時記錄的平均值，您的平均持倉為各日均值的平均值。未能記錄的小時不計入。每日資料於次日 11:00（UTC+8）公布。',
  'launch.condition.HOLDING': '平均持倉不低於 {needed} {coin}',
  'launch.fix.HOLDING': '入金',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
