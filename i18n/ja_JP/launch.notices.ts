import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'ラウンドの割当が確定しました：{cost} {asset} で {got} {token} を取得しました。残りの申込額は解放されました。',
  'notices.kind.launch.bought':
    'フラッシュセールのお支払いが完了しました：{cost} {asset} で {got} {token} を購入しました。',
  'notices.kind.launch.rewarded':
    'ブーストが終了し、報酬は {got} {token} でした。ロックしていた {amount} {asset} は解放されました。',
  'notices.kind.launch.notAllocated':
    'ラウンドの割当が確定し、{token} の割当はありませんでした。申込額 {amount} {asset} は解放されました。',
  'notices.kind.launch.notDrawn':
    '{token} の抽選は行われず、今後も行われません。チケット分として凍結していた {amount} {asset} は解放されました。理由は販売ページをご覧ください。',
  'notices.kind.launch.unlocked': 'トークンセールの {amount} {token} のロックが解除されました。',
  'notices.kind.launch.cancelled':
    '{token} のセールは中止されました。{amount} {asset} をファンディングに返金しました。',
  'notices.kind.launch.payOut': '{token} のセールから {amount} {asset} がファンディングに払い出されました。',
  'notices.kind.launch.protected':
    '{token} の価格保護：最初のトークンの引き渡し時に市場価格が支払い価格を下回ったため、{amount} {asset} をファンディングに入金しました。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
