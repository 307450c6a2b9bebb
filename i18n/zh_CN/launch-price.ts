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
  'launch.fixing.LATE': '价格未能及时（开始前十分钟）确定。本轮不会如期开始：开始时间将推迟，或取消发售。',
  'launch.fixing.over': '价格未能及时确定，因此本轮未举行，没有人参与。',
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
  'launch.protection.title': '价格保护',
  'launch.protection.times': '亏损的 {times} 倍',
  'launch.protection.rule':
    '若首次交付时 {token} 的市价低于您的支付价，我们将在一个工作日内按差额的 {times} 倍入账，即使届时您已卖出代币。',
  'launch.protection.average':
    '市价为自首次交付起一小时内的指数均价。若 {all} 分钟中有超过 {missing} 分钟没有价格，则以下一小时为准。',
  'launch.protection.silent':
    '若首次交付一天后仍没有任何一小时有足够的价格，我们可以采用截至那时最后一个有价格的小时，包括交付之前的。若交付前 {days} 天内也没有，则代币视为毫无价值。',
  'launch.protection.funded': '价格保护可能产生的最高费用在发售前已预留。取消的发售不适用：所有人都会收回所付款项。',
  'launch.protection.market': '首次交付时的市价',
  'launch.protection.inputs': '{from} – {until}：{sum} USDT ÷ {count} 分钟',
  'launch.protection.byStaff': '自首次交付起没有任何一小时有足够的价格，因此采用最后一个有价格的小时。',
  'launch.protection.unknown': '没有该代币的任何价格，因此视为毫无价值。',
  'launch.protection.worth': '首次交付时的价值',
  'launch.protection.credit': '价格保护入账',
  'launch.boost.late': '您的奖励未能在承诺的 24 小时内发放。我们已知悉，最迟在本轮结束后五个工作日内发放。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
