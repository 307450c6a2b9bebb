import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': '理财产品',
  'console.actionKind.staffEarn.setRates': '理财利率',
  'console.actionKind.staffEarn.fund': '理财利息资金',
  'console.refusal.COIN_UNKNOWN': '没有该币种。',
  'console.refusal.EARN_NOT_FOUND': '没有该产品。',
  'console.refusal.EARN_KIND_FIXED': '产品的币种、类型、期限和第二币种不可更改：{field}。',
  'console.refusal.EARN_TERM_WRONG': '定期产品须填写天数，活期产品不填。',
  'console.refusal.EARN_BOUNDS_WRONG': '某个上限低于最低额、金额不符合步长，或结束时间早于开始时间。',
  'console.refusal.EARN_QUOTA_SOLD': '额度不能低于已售出的 {sold}。',
  'console.refusal.EARN_REWARD_WRONG': '混合型产品须有另一币种及其利率和预算；其他类型不得填写。',
  'console.refusal.EARN_NOT_ITS_COIN': '该币种不属于此产品：{asset}。',
  'console.refusal.EARN_RATE_HOUR': '利率须从整点开始生效。',
  'console.refusal.EARN_RATE_TOO_SOON': '新利率须提前一天公布，并晚于已设定的利率；最早为 {earliestAt}。',
  'console.refusal.TIERS_EMPTY': '没有任何档位。',
  'console.refusal.TIERS_ORDER': '第 {row} 档：上限须高于前一档。',
  'console.refusal.TIERS_END': '第 {row} 档：只有最后一档没有上限。',
  'console.refusal.TIERS_RATE': '第 {row} 档：利率须在 0 至 1,000% 之间。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
