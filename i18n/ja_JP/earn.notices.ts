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
} as const satisfies Catalog<typeof en, 'ja_JP'>;
