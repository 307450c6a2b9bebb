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
} as const satisfies Catalog<typeof en, 'zh_CN'>;
