import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': '価格の決まり方',
  'launch.fixing.will':
    'このラウンドは USDT 建てで提示され、{asset} で支払います。{asset} 建ての価格は、{time} にその前 24 時間の {asset} の平均価格から確定し、その後は変わりません。',
  'launch.fixing.fixed': '{time} に、支払い通貨の 24 時間平均価格から確定しました。今後変わることはありません。',
  'launch.fixing.soon': '価格は {time} に 24 時間平均から確定します。現在の価格では約 {price} {asset} です。',
  'launch.fixing.soonUnknown': '価格は {time} に 24 時間平均から確定します。',
  'launch.fixing.due': '価格を確定しています。',
  'launch.fixing.MISSING':
    '価格を確定できませんでした。{all} 分のうち {missing} 分に {asset} の価格がありません。このラウンドは予定どおりには始まりません。開始を延期するか、販売を中止します。',
  'launch.fixing.LATE':
    '開始 10 分前までに価格が確定しませんでした。このラウンドは予定どおりには始まりません。開始を延期するか、販売を中止します。',
  'launch.fixing.over': '期限までに価格を確定できなかったため、このラウンドは実施されませんでした。参加者はいません。',
  'launch.fixing.offered': '提示価格',
  'launch.fixing.span': '平均の対象期間',
  'launch.fixing.about': '現在の価格での基準価格',
  'launch.fixing.minutes': '価格のある分数',
  'launch.fixing.average': '{asset} の平均価格',
  'launch.fixing.check': '再計算する',
  'launch.fixing.save': '計算データを保存',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}（切り上げ）。一致しています。',
  'launch.fixing.agreesNone': '価格があるのは {count} 分だけで、確定には足りません。一致しています。',
  'launch.fixing.differs': 'データから計算した価格は {price} {asset} で、一致しません。サポートにご連絡ください。',
  'launch.fixing.failed': '計算データを読み込めませんでした。もう一度お試しください。',
  'launch.protection.title': '価格保護',
  'launch.protection.times': '損失の {times} 倍',
  'launch.protection.rule':
    '最初の引き渡し時の {token} の市場価格が支払った価格を下回る場合、差額の {times} 倍を 1 営業日以内に入金します。その時点でトークンを売却済みでも同じです。',
  'launch.protection.average':
    '市場価格は、最初の引き渡しから 1 時間の指数の平均です。{all} 分のうち {missing} 分を超えて価格がない場合は、次の 1 時間を使います。',
  'launch.protection.silent':
    '最初の引き渡しから 1 日たっても十分な価格のある 1 時間がない場合、それまでに価格が一つでもある最後の 1 時間（引き渡し前を含む）を使うことがあります。引き渡し前の {days} 日間にもない場合、トークンは無価値とみなします。',
  'launch.protection.funded':
    '価格保護にかかる最大額は販売前に確保されています。中止された販売には適用されません。全員に支払い額が返金されます。',
  'launch.protection.market': '最初の引き渡し時の市場価格',
  'launch.protection.inputs': '{from} – {until}：{sum} USDT ÷ {count} 分',
  'launch.protection.byStaff':
    '最初の引き渡し以降に十分な価格のある 1 時間がなかったため、価格がある最後の 1 時間を使いました。',
  'launch.protection.unknown': 'トークンの価格がまったくなかったため、無価値とみなしました。',
  'launch.protection.worth': '最初の引き渡し時の価値',
  'launch.protection.credit': '価格保護の入金',
  'launch.boost.late':
    'お約束した 24 時間以内に報酬をお支払いできていません。当社は把握しており、遅くともラウンド終了後 5 営業日以内にお支払いします。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
