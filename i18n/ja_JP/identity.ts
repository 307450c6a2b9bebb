import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'ログアウト',
  'identity.forgot': 'お忘れですか？',

  'identity.account.kind': 'アカウントの種類',
  'identity.account.email': 'メール',
  'identity.account.phone': '電話番号',
  'identity.account.placeholder.email': '例：name@example.com',
  'identity.account.placeholder.phone': '+81 90 1234 5678',
  'identity.account.problem.email': 'メールアドレスの形式で入力してください（例：name@example.com）。',
  'identity.account.problem.phonePlus': '「+」と国番号から入力してください（例：+81）。',
  'identity.account.problem.phone': '電話番号は「+」の後に7～15桁の数字で入力してください。',

  'identity.login.title': 'ログイン',
  'identity.login.submit': 'ログイン',
  'identity.login.passkey': 'パスキーでログイン',
  'identity.login.forgot': 'パスワードをお忘れですか？',
  'identity.login.new': 'Bourseは初めてですか？',
  'identity.login.create': 'アカウントを作成',
  'identity.login.checkAddress': '入力前にURLをご確認ください',
  'identity.login.neverAsk': 'チャットや電話でパスワードや認証コードをお聞きすることは一切ありません。',
  'identity.login.newDevice': '新しいデバイスからのログインです。お送りした認証コードを入力してください。',
  'identity.login.puzzle': 'ボット対策のため、ブラウザがパズルを解いています。数秒お待ちください。',

  'identity.register.title': 'アカウントを作成',
  'identity.register.submit': 'アカウントを作成',
  'identity.register.have': 'アカウントをお持ちですか？',
  'identity.register.haveInvite': '招待コードを持っています',
  'identity.register.invite': '招待コード',
  'identity.register.inviteRule': '英数字4～16文字。',

  'identity.reset.title': 'パスワードの再設定',
  'identity.reset.effect': 'パスワードを再設定すると、すべてのセッションが終了し、出金が24時間停止されます。',
  'identity.reset.passkey': 'このアカウントのパスキーで確認してください。',
  'identity.reset.orTotp': 'または認証アプリのコード',
  'identity.reset.submit': '新しいパスワードを設定',
  'identity.reset.backToLogin': 'ログインに戻る',
  'identity.reset.done': '新しいパスワードを設定しました。新しいパスワードでログインしてください。',

  'identity.markets.title': '現在のマーケット',

  'identity.code.label': '認証コード',
  'identity.code.totp': '認証アプリのコード',
  'identity.code.passkey': 'パスキー',
  'identity.code.passkeyProve': 'パスキーで確認',
  'identity.code.passkeyProved': '確認しました',
  'identity.code.email': 'メール認証コード',
  'identity.code.sms': 'SMS認証コード',
  'identity.code.phone': 'SMS認証コード',
  'identity.code.emailTo': '{account}宛てのメール認証コード',
  'identity.code.smsTo': '{account}宛てのSMS認証コード',
  'identity.code.sentTo': '{account}に認証コードを送信しました',
  'identity.code.send': 'コードを送信',
  'identity.code.resend': '再送信',
  'identity.code.resendIn': { other: '{count}秒後に再送信' },
  'identity.code.use.totp': '認証アプリを使う',
  'identity.code.use.passkey': 'パスキーを使う',
  'identity.code.use.email': 'メールを使う',
  'identity.code.use.sms': 'SMSを使う',

  'identity.check.title': 'セキュリティ認証',
  'identity.check.missing': '出金には、次の設定が必要です：',
  'identity.check.missing.trading-password': '6桁の取引パスワード',
  'identity.check.missing.totp': '認証アプリ',
  'identity.check.missing.phone': 'または電話番号',
  'identity.check.setUp': '設定',

  'identity.password': 'パスワード',
  'identity.password.login': 'ログインパスワード',
  'identity.password.old': '現在のパスワード',
  'identity.password.new': '新しいパスワード',
  'identity.password.repeat': '新しいパスワード（確認）',
  'identity.password.show': 'パスワードを表示',
  'identity.password.hide': 'パスワードを隠す',
  'identity.password.rule':
    '8文字以上。関連のない単語をいくつか並べるか、パスワード管理アプリで生成したものがおすすめです。',
  'identity.password.same': '現在のパスワードと同じです。',
  'identity.password.differs': '2つのパスワードが一致しません。',
  'identity.password.changeTitle': 'ログインパスワードの変更',
  'identity.password.change': 'パスワードを変更',
  'identity.password.changed': 'ログインパスワードを変更しました',
  'identity.password.alsoEndsSessions': '他のデバイスはすべてログアウトされます。',

  'identity.weak.TOO_SHORT': '8文字以上で入力してください。',
  'identity.weak.TOO_LONG': '128文字以内で入力してください。',
  'identity.weak.TOO_COMMON':
    '流出したパスワードの一覧にあるもの、またはそれに近いものです。関連のない単語をいくつか組み合わせてください。',
  'identity.weak.TOO_EASY':
    '推測されやすいパスワードです。関連のない単語を1、2語足してください。年号、名前、キーの並び、繰り返しはほとんど効果がありません。',
  'identity.weak.CONTAINS_ACCOUNT': 'メールアドレスや電話番号を含むパスワードは使えません。',
  'identity.weakDigits.NOT_SIX_DIGITS': '6桁の数字で入力してください。',
  'identity.weakDigits.ALL_EQUAL': '同じ数字6つは推測されやすいため使えません。',
  'identity.weakDigits.RUN': '連続する数字は推測されやすいため使えません。',
  'identity.weakDigits.PART_OF_PHONE': '電話番号に含まれる数字は使えません。',
  'identity.weakDigits.PART_OF_BIRTH_DATE': '生年月日に含まれる数字は使えません。',
  'identity.weakDigits.LOGIN_PASSWORD': 'ログインパスワードと同じものは使えません。',

  'identity.trouble.loginTries': {
    other: 'アカウントまたはパスワードが正しくありません。あと{count}回間違えると一時停止されます。',
  },
  'identity.trouble.loginLocked': '入力の誤りが多すぎます。{time}以降に再度ログインできます。',
  'identity.trouble.tradingTries': {
    other: '取引パスワードが正しくありません。あと{count}回間違えると一時停止されます。',
  },
  'identity.trouble.tradingLocked': '入力の誤りが多いためロックされました。{time}以降にもう一度お試しください。',
  'identity.trouble.tradingLockedReset':
    '入力の誤りが多いためロックされました。続けるには取引パスワードを再設定してください。',
  'identity.trouble.totpLocked': '認証コードの誤りが多すぎます。{time}以降にもう一度お試しください。',

  'identity.change.continue': '続ける',
  'identity.change.stops': '変更すると、{time}まで出金が停止されます。続けますか？',
  'identity.change.stopsWhat':
    '出金、他のユーザーへの送金、P2Pでの売却はそれまで停止されます。取引、入金、ご自身のアカウント間の振替は通常どおりご利用いただけます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
