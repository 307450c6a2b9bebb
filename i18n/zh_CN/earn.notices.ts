import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured': '您的 {amount} {asset} 理财订单已到期，本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.renewed': '您的 {amount} {asset} 理财订单已续期，本期利息 {interest} {asset}。',
  'notices.kind.earn.notRenewed.ended':
    '您的 {amount} {asset} 理财订单未续期：该产品已停售。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.notRenewed.rate':
    '您的 {amount} {asset} 理财订单未续期：新利率低于您设定的下限。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.notRenewed.quota':
    '您的 {amount} {asset} 理财订单未续期：该产品剩余额度不足。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.notRenewed.bounds':
    '您的 {amount} {asset} 理财订单未续期：金额超出该产品当前的申购范围。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.notRenewed.person':
    '您的 {amount} {asset} 理财订单未续期：您目前不符合该产品的申购条件。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.redeemed': '理财赎回的 {amount} {asset} 已转入资金账户。',
  'notices.kind.earn.redeemFailed': '理财赎回的 {amount} {asset} 暂时未能到账，请联系客服并提供工单号 {ticket}。',
  'notices.kind.earn.renewsSoon':
    '您的理财订单将于 {date}（UTC+8）到期。按照您的选择，届时 {amount} {asset} 将以年化 {rate}% 续期 {days} 天。到期前可随时关闭。',
  'notices.kind.earn.endsSoon.ended':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：该产品已停止发售。本金及利息届时将转入资金账户。',
  'notices.kind.earn.endsSoon.rate':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：新年化 {rate}% 低于您要求的 {floor}%。本金及利息届时将转入资金账户。',
  'notices.kind.earn.endsSoon.quota':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：该产品剩余额度不足。本金及利息届时将转入资金账户。',
  'notices.kind.earn.endsSoon.bounds':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：金额超出该产品当前的申购范围。本金及利息届时将转入资金账户。',
  'notices.kind.earn.rateFalls': '自 {date}（UTC+8）起，您的 {asset} 理财年化将由 {before}% 降至 {rate}%。',
  'notices.kind.earn.rewardLow':
    '您的 {asset} 理财产品的 {reward} 奖励已发放 80%。其余发完后，仅继续支付 {asset} 利息。',
  'notices.kind.earn.rewardOver': '您的 {asset} 理财产品的 {reward} 奖励已全部发完。{asset} 利息照常支付。',
  'notices.kind.earn.notRenewed.closed':
    '您的 {amount} {asset} 理财订单未续期：理财目前暂停新申购。本金及利息 {interest} {asset} 已转入资金账户。',
  'notices.kind.earn.endsSoon.person':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：您目前不符合该产品的申购条件。本金及利息届时将转入资金账户。',
  'notices.kind.earn.endsSoon.closed':
    '您的 {amount} {asset} 理财订单将于 {date}（UTC+8）到期，按目前情况不会续期：理财目前暂停新申购。本金及利息届时将转入资金账户。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
