import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': '公式リンクの確認',
  'operator.links.intro':
    '当社を名乗るウェブアドレス、メールアドレス、電話番号、アカウント名を貼り付けてください。公式リストと照合します。',
  'operator.links.label': 'アドレス、番号、または名前',
  'operator.links.check': '確認',
  'operator.links.official': '当社の公式チャネルです。',
  'operator.links.onlyAt':
    'この名前が当社のものなのはこちらだけです：{official}。ほかの場所の同じ名前は他人のものです。',
  'operator.links.notOfficial': '当社のものではありません。',
  'operator.links.unreadable': '読み取れませんでした。',
  'operator.links.leadsTo': '実際のリンク先',
  'operator.links.readAs': '実際の表記',
  'operator.links.ours': '公式',
  'operator.links.odd': '見慣れない文字',
  'operator.links.reason.UNREADABLE':
    'ウェブアドレス、メールアドレス、電話番号、名前のいずれでもありません。全体をもう一度コピーしてください。',
  'operator.links.reason.HIDDEN_CHARACTERS': '目に見えない文字が含まれています。だますために入れられたものです。',
  'operator.links.reason.NOT_A_PAGE': 'ページではなく、プログラムやファイルを実行するものです。開かないでください。',
  'operator.links.reason.USER_INFO':
    '@の前の部分に意味はなく、後ろのアドレスにつながります。当社のアドレスに@はありません。',
  'operator.links.reason.IP_ADDRESS': '名前ではなくIPアドレスの数字につながります。当社では使用しません。',
  'operator.links.reason.MIXED_SCRIPTS': '1つの単語に2種類の文字が混ざっていて、別の単語に見えるようになっています。',
  'operator.links.reason.LOOK_ALIKE': '別の文字や記号を使い、当社の名前に見せかけています。',
  'operator.links.reason.ONE_SLIP': '当社のものと1文字だけ違います。',
  'operator.links.reason.SUBDOMAIN_TRICK':
    '先頭に当社の名前がありますが、重要なのは末尾の名前で、それは他人のものです。',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    '当社のドメインの下にありますが、当社では使用していません。当社のアドレスを直接開いてください。',
  'operator.links.reason.OTHER_PORT': 'ドメインは当社のものですが、コロンの後のポート番号が違います。',
  'operator.links.reason.NOT_ENCRYPTED': 'ドメインは当社のものですが、接続が暗号化されません。httpsで開いてください。',
  'operator.links.reason.NAME_IN_PATH':
    '当社の名前は最初のスラッシュや疑問符の後にあるだけで、ページは他人のものです。',
  'operator.links.reason.NAME_ELSEWHERE': '当社の名前が含まれていますが、他人のものです。',
  'operator.links.reason.OTHER_MAILBOX': 'ドメインは当社のものですが、このアドレスからは送信していません。',
  'operator.links.reason.NOT_LISTED': '公式リストにありません。当社のものだと言う相手を信用しないでください。',
  'operator.links.care.web':
    'それでもご自身のブックマークから開いてください。表示と実際のリンク先が異なる場合があります。',
  'operator.links.care.email':
    '差出人は偽装できます。お客様のフィッシング対策コードが記載されたメールだけが当社からのものです。',
  'operator.links.care.phone': '表示される番号は偽装できます。パスワードや認証コードを聞かれたら電話を切ってください。',
  'operator.links.care.handle': '当社の公式アカウントでも、お金、パスワード、認証コードをお願いすることはありません。',
  'operator.links.never': '当社が決してしないこと',
  'operator.links.never.pay': '出金の解除のために税金、手数料、保証金の支払いをお願いすることはありません。',
  'operator.links.never.codes': 'パスワード、認証コード、リカバリーフレーズをお聞きすることはありません。',
  'operator.links.never.move': '「安全なアドレス」へコインを移すようお願いすることはありません。',
  'operator.links.freeze': '第三者に情報を伝えてしまいましたか？アカウントを凍結する',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
