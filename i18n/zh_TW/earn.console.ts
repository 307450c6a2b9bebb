import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': '理財產品',
  'console.actionKind.staffEarn.setRates': '理財利率',
  'console.actionKind.staffEarn.fund': '理財利息資金',
  'console.refusal.COIN_UNKNOWN': '沒有該幣種。',
  'console.refusal.EARN_NOT_FOUND': '沒有該產品。',
  'console.refusal.EARN_KIND_FIXED': '產品的幣種、類型、期限和第二幣種不可更改：{field}。',
  'console.refusal.EARN_TERM_WRONG': '定期產品須填寫天數，活期產品不填。',
  'console.refusal.EARN_BOUNDS_WRONG': '某個上限低於最低額、金額不符合步長，或結束時間早於開始時間。',
  'console.refusal.EARN_QUOTA_SOLD': '額度不能低於已售出的 {sold}。',
  'console.refusal.EARN_REWARD_WRONG': '混合型產品須有另一幣種及其利率和預算；其他類型不得填寫。',
  'console.refusal.EARN_NOT_ITS_COIN': '該幣種不屬於此產品：{asset}。',
  'console.refusal.EARN_RATE_HOUR': '利率須從整點開始生效。',
  'console.refusal.EARN_RATE_TOO_SOON': '新利率須提前一天公布，並晚於已設定的利率；最早為 {earliestAt}。',
  'console.refusal.TIERS_EMPTY': '沒有任何檔位。',
  'console.refusal.TIERS_ORDER': '第 {row} 檔：上限須高於前一檔。',
  'console.refusal.TIERS_END': '第 {row} 檔：只有最後一檔沒有上限。',
  'console.refusal.TIERS_RATE': '第 {row} 檔：利率須在 0 至 1,000% 之間。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
