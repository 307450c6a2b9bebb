import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    '{amount} {asset} のEarn運用が満期になりました。元本と利息 {interest} {asset} をファンディングに入金しました。',
  'notices.kind.earn.renewed': '{amount} {asset} のEarn運用を継続しました。今回の利息は {interest} {asset} です。',
  'notices.kind.earn.notRenewed.ended':
    '商品の販売が終了したため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.notRenewed.rate':
    '新しい利率がご指定の下限を下回ったため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.notRenewed.quota':
    '商品の残りが足りないため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.notRenewed.bounds':
    '数量が現在の申込範囲外のため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.notRenewed.person':
    '現在この商品の申込条件を満たしていないため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.redeemed': 'Earn運用から償還した {amount} {asset} をファンディングに入金しました。',
  'notices.kind.earn.redeemFailed':
    'Earn運用から償還した {amount} {asset} をまだお支払いできていません。サポートに受付番号 {ticket} をお伝えください。',
  'notices.kind.earn.renewsSoon':
    'Earn運用は {date}（UTC+8）に満期になります。ご指定により、{amount} {asset} を年率 {rate}% でさらに{days}日間継続します。満期まではいつでも解除できます。',
  'notices.kind.earn.endsSoon.ended':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：商品の販売が終了しているため。元本と利息はファンディングに入金されます。',
  'notices.kind.earn.endsSoon.rate':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：新しい年率 {rate}% がご指定の {floor}% を下回るため。元本と利息はファンディングに入金されます。',
  'notices.kind.earn.endsSoon.quota':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：商品の残り枠が足りないため。元本と利息はファンディングに入金されます。',
  'notices.kind.earn.endsSoon.bounds':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：数量が現在の申込範囲外のため。元本と利息はファンディングに入金されます。',
  'notices.kind.earn.rateFalls': '{date}（UTC+8）から、Earnの {asset} の年率は {before}% から {rate}% に下がります。',
  'notices.kind.earn.rewardLow':
    'Earnの {asset} 商品の {reward} 報酬は、予算の8割を使い切りました。残りがなくなると、{asset} の利息だけが続きます。',
  'notices.kind.earn.rewardOver':
    'Earnの {asset} 商品の {reward} 報酬は予算がなくなりました。{asset} の利息はこれまでどおり続きます。',
  'notices.kind.earn.notRenewed.closed':
    '現在Earn運用の新規受付を停止しているため、{amount} {asset} のEarn運用は継続されませんでした。元本と利息 {interest} {asset} はファンディングにあります。',
  'notices.kind.earn.endsSoon.person':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：現在この商品の申込条件を満たしていないため。元本と利息はファンディングに入金されます。',
  'notices.kind.earn.endsSoon.closed':
    '{amount} {asset} のEarn運用は {date}（UTC+8）に満期になりますが、現時点では継続されません。理由：現在Earn運用の新規受付を停止しているため。元本と利息はファンディングに入金されます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
