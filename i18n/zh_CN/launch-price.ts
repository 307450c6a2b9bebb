import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': '价格如何确定',
  'launch.fixing.will':
    '本轮以 USDT 标价，以 {asset} 支付。{asset} 价格将于 {time} 按此前 24 小时 {asset} 的平均价格确定，之后不再变动。',
  'launch.fixing.fixed': '已于 {time} 按支付币种 24 小时平均价格确定，不再变动。',
  'launch.fixing.soon': '价格将于 {time} 按 24 小时均价确定；按当前价格约为 {price} {asset}。',
  'launch.fixing.soonUnknown': '价格将于 {time} 按 24 小时均价确定。',
  'launch.fixing.due': '正在确定价格。',
  'launch.fixing.MISSING':
    '无法确定价格：{all} 分钟中有 {missing} 分钟没有 {asset} 的价格。本轮不会如期开始：开始时间将推迟，或取消发售。',
  'launch.fixing.LATE': '价格未能在开始前确定。本轮不会如期开始：开始时间将推迟，或取消发售。',
  'launch.fixing.offered': '标价',
  'launch.fixing.span': '均价区间',
  'launch.fixing.about': '按当前价格的基准价',
  'launch.fixing.minutes': '有价格的分钟数',
  'launch.fixing.average': '{asset} 平均价格',
  'launch.fixing.check': '重新计算',
  'launch.fixing.save': '保存计算数据',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}，向上取整。结果一致。',
  'launch.fixing.agreesNone': '只有 {count} 分钟有价格，不足以确定价格。结果一致。',
  'launch.fixing.differs': '根据数据计算，价格为 {price} {asset}，与公布的不一致，请联系客服。',
  'launch.fixing.failed': '无法加载计算数据，请重试。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
