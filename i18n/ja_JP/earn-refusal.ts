import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートにお問い合わせください。',
  EARN_NOT_FOUND: 'この商品は存在しません。',
  EARN_KYC: 'この商品には本人確認レベル {needed} が必要です。現在のレベルは {level} です。',
  EARN_VIP: 'この商品は VIP {needed} 以上が対象です。現在は VIP {level} です。',
  EARN_NEW_ONLY: 'この商品は Earn運用を初めて利用する方が対象です。',
  EARN_UPCOMING: 'この商品は {startAt} に開始します。',
  EARN_ENDED: 'この商品は完売または終了しました。',
  EARN_AMOUNT_REQUIRED: '数量を入力してください。',
  EARN_STEP: '数量は {step} {asset} の倍数にしてください。',
  EARN_MIN: '最小数量は {min} {asset} です。',
  EARN_MAX: '1回の申込は最大 {max} {asset} です。',
  EARN_MAX_PERSON: 'この商品の保有上限は {max} {asset} です。現在の保有は {held} です。',
  EARN_EQUAL: 'この商品の申込は {amount} {asset} ちょうどに限ります。',
  EARN_REMAINING: 'この商品の残りは {remaining} {asset} です。',
  EARN_BALANCE: 'ファンディングの {asset} 残高が足りません：残高 {available}、必要額 {needed}。',
  EARN_RATE_DROPPED:
    'ご確認後に年率が {from}% から {percent}% に下がりました。内容を確かめて、もう一度確定してください。',
  EARN_REWARD_DROPPED:
    'ご確認後に {asset} で支払われる年率が {from}% から {percent}% に下がりました。内容を確かめて、もう一度確定してください。',
  EARN_DUPLICATE: '同じ商品・期間の申込がすでにあります。',
  EARN_TYPE: 'この種類の商品では利用できません。',
  EARN_NO_ORDER: 'この商品の申込がまだありません。先に申し込んでください。',
  EARN_NOT_RENEWED: 'この商品は自動継続に対応していません。',
  EARN_ORDER_UNKNOWN: 'この申込は存在しません。',
  EARN_ORDER_ENDED: 'この申込は償還中または終了しています。',
  EARN_NOT_EARLY: 'この商品は満期前に償還できません。',
  EARN_WHOLE_ONLY: '期間のある申込は全額のみ償還できます。',
  EARN_TOO_MUCH: '償還できるのは最大 {available} {asset} です。',
  EARN_INSTANT_POOL: 'この商品の本日の即時償還枠の残りは {remaining} {asset} です。翌日入金の償還は可能です。',
  EARN_INSTANT_CAP: '即時償還は1日最大 {max} USDT です。残りは翌日入金で償還できます。',
  EARN_NO_PRICE: '{asset} の価格が現在ないため、即時償還はできません。翌日入金の償還は可能です。',
  COIN_STOPPED: '{asset} は併合中のため、しばらく移動できません。数分後にもう一度お試しください。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
