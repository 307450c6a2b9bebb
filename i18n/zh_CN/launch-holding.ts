import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': '{coin} 平均持仓',
  'launch.holding.period': '统计区间',
  'launch.holding.public': '最后一日数据公布',
  'launch.holding.needed': '所需平均持仓',
  'launch.holding.average': '您的平均持仓（{days} 日中的 {known} 日）',
  'launch.holding.cap': '您最多可投入',
  'launch.holding.counted':
    '每小时随机一秒记录您的持仓：资金账户、现货（含挂单与网格）、理财及 P2P 可用余额，已投入新币项目的金额也计入；借入资产、赠金与合约未实现盈亏不计入。',
  'launch.holding.days': '按日',
  'launch.holding.soon': '{time} 公布',
  'launch.holding.tidied': '记录已不再保留',
  'launch.holding.none': '当日无持仓记录',
  'launch.holding.lost': { other: '有 {count} 小时未能记录，不计入平均值。' },
  'launch.holding.hour': '时段',
  'launch.holding.readAt': '记录时间',
  'launch.holding.missing': '未记录',
  'launch.holding.hoursOf': '{date} 持仓记录',
  'launch.holding.seedHash': '当日种子的 SHA-256：',
  'launch.holding.seed': '当日种子：',
  'launch.holding.yours': '您的平均持仓：{average} {coin}',
  'launch.holding.rule.least': '第 {number} 轮：{from} 至 {until}（UTC+8）平均持仓须不低于 {least} {coin}。',
  'launch.holding.rule.factor': '第 {number} 轮：平均每持有 1 {coin} 可投入 {factor} {asset}，且不超过该轮上限。',
  'launch.holding.rule.mean':
    '日均持仓为当日各小时记录的平均值，您的平均持仓为各日均值的平均值。未能记录的小时不计入。每日数据于次日 11:00（UTC+8）公布。',
  'launch.condition.HOLDING': '平均持仓不低于 {needed} {coin}',
  'launch.fix.HOLDING': '充币',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
