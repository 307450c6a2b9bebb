import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'よくある質問',
  'autoInvest.help.risks': 'リスク',
  'autoInvest.help.run.q': '実行のたびに何が起こりますか？',
  'autoInvest.help.run.a':
    '予定時刻から1分以内に、割合に応じて各コインを現物市場で購入します。購入したコインはすぐに現物アカウントに入ります。',
  'autoInvest.help.short.q': 'USDT が足りないときは？',
  'autoInvest.help.short.a':
    'その回は一部も購入せず、次の予定日に改めて実行します。足りなくなりそうなときは12時間前に、失敗した後にもお知らせします。',
  'autoInvest.help.source.q': 'お金はどこから支払われますか？',
  'autoInvest.help.source.a':
    '現物からです。許可した場合のみ、不足分をちょうどその額だけファンディングから補います。事前の凍結はなく、実行までは自由に使えます。',
  'autoInvest.help.price.q': 'どの価格で購入しますか？',
  'autoInvest.help.price.a':
    '成行で購入しますが、指数価格より1%を超えて高い価格では買いません。その範囲で買えなかった分は現物に残り、取引停止中の市場は除かれます。各回の指数価格との差も表示します。',
  'autoInvest.help.fee.q': '費用はいくらですか？',
  'autoInvest.help.fee.a':
    '購入ごとに、VIPレベルに応じた現物の手数料がかかります。手動で購入する場合と同じです。プラン自体は無料です。',
  'autoInvest.help.time.q': 'どの時計に従いますか？',
  'autoInvest.help.time.a':
    'プランに表示されたタイムゾーンの時計です。夏時間の切り替えがあっても実行時刻は変わりません。飛ばされる時刻の回はその直後に、2回ある時刻の回は最初の1回だけ実行します。',
  'autoInvest.help.change.q': 'プランの変更や終了はできますか？',
  'autoInvest.help.change.a':
    'はい、無料です。変更は次回の実行から有効で、実行前の最後の5分間だけは変更できません。一時停止と削除はいつでもできます。削除したプランは再開できません。',
  'autoInvest.help.now.q': '「今すぐ実行」とは何ですか？',
  'autoInvest.help.now.a': 'すぐに1回追加で購入します。プランの日程は変わりません。',
  'autoInvest.help.figures.q': '損益はどう計算されますか？',
  'autoInvest.help.figures.a':
    '購入したコインをすべて保有しているものとして、現在価格での価値と、手数料を含む支払額を比べます。別の場所での売却や送付は影響しません。',
  'autoInvest.help.past.q': '過去の試算から将来の収益がわかりますか？',
  'autoInvest.help.past.a':
    'いいえ。1日1つの終値による過去の価格で、プランがどうなっていたかを試算したものです。将来の結果は異なり、過去の試算がよくても今後を約束するものではありません。',
  'autoInvest.help.risk.fall':
    'コインは価値の大部分またはすべてを失うことがあります。定期的な購入は価格を分散させますが、損失を防ぐものではありません。',
  'autoInvest.help.risk.rise': '上昇する市場では、少しずつ買うより最初に一括で買う方が利益は大きくなります。',
  'autoInvest.help.risk.more': '価格が下がっても、一時停止または削除するまで購入は続きます。',
  'autoInvest.help.risk.fill':
    '激しい相場や流動性の低い市場では、一部しか購入できないことや、上限の範囲で指数価格より高くなることがあります。',
  'autoInvest.help.risk.money': '失っても困らない資金だけをお使いください。ここにある内容は投資の助言ではありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
