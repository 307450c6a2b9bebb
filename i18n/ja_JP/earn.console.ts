import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Earn運用の商品',
  'console.actionKind.staffEarn.setRates': 'Earn運用の利率',
  'console.actionKind.staffEarn.fund': 'Earn運用の利息原資',
  'console.refusal.COIN_UNKNOWN': 'そのコインはありません。',
  'console.refusal.EARN_NOT_FOUND': 'その商品はありません。',
  'console.refusal.EARN_KIND_FIXED': '商品のコイン、種類、期間、2つ目のコインは変更できません：{field}。',
  'console.refusal.EARN_TERM_WRONG': '期間のある商品には日数が必要です。期間のない商品にはありません。',
  'console.refusal.EARN_BOUNDS_WRONG':
    '上限が最小数量を下回っている、数量が刻みに合わない、または終了が開始より前です。',
  'console.refusal.EARN_QUOTA_SOLD': '枠は販売済みの {sold} を下回れません。',
  'console.refusal.EARN_REWARD_WRONG': 'ハイブリッドには別のコインと利率、予算が必要です。ほかの種類にはありません。',
  'console.refusal.EARN_NOT_ITS_COIN': 'この商品のコインではありません：{asset}。',
  'console.refusal.EARN_RATE_HOUR': '利率は正時から適用されます。',
  'console.refusal.EARN_RATE_TOO_SOON':
    '新しい利率は1日前に告知し、設定済みの利率より後にします。最も早い時刻は {earliestAt} です。',
  'console.refusal.TIERS_EMPTY': '段がありません。',
  'console.refusal.TIERS_ORDER': '{row} 段目：上限は前の段より高くしてください。',
  'console.refusal.TIERS_END': '{row} 段目：上限がないのは最後の段だけです。',
  'console.refusal.TIERS_RATE': '{row} 段目：利率は 0～1,000% の範囲です。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
