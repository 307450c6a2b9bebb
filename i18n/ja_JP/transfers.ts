import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': '受取人',
  'transfers.send.by': '検索方法',
  'transfers.send.range': '{min} {asset} から',
  'transfers.send.find': '検索',
  'transfers.send.found': '名前をご確認ください：{name}',
  'transfers.send.notFound': '受け取り可能なユーザーが見つかりません。入力内容をご確認ください。',
  'transfers.send.submit': '送る',
  'transfers.send.submitAmount': '{amount} {asset}を送る',
  'transfers.send.checkTitle': '送金内容の確認',
  'transfers.send.to': '送付先',

  'transfers.title': '振替',
  'transfers.from': '振替元',
  'transfers.to': '振替先',
  'transfers.swap': '振替元と振替先を入れ替え',
  'transfers.coin': 'コイン',
  'transfers.amount': '数量',
  'transfers.available': '利用可能',
  'transfers.free': '無料で即時に反映されます。',
  'transfers.submit': '振替',
  'transfers.submitAmount': '{amount} {asset}を振替',
  'transfers.notOpened': '先に{account}アカウントを開設してください。',
  'transfers.elsewhere': '{account}アカウントに {amount} {asset} があります。',
  'transfers.done': '振替が完了しました',
  'transfers.doneText': '{amount} {asset}：{from}から{to}へ',
  'transfers.failed': '振替できませんでした',
  'transfers.none': 'この期間の振替はありません。',
  'transfers.unknown': '結果がまだ届いていません。同じリクエストで再確認します。二重に振り替えられることはありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
