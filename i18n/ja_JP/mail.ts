import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'お客様のフィッシング対策コード：{antiPhishingCode}',
  'mail.cancelLink': 'ログインせずにワンタップでこの出金をキャンセル（1 回限り、送金開始まで有効）：{cancelUrl}',
  'mail.freezeLink': 'ログインせずにアカウントを今すぐ凍結する（1回限り、7日間有効）：{freezeUrl}',

  'mail.checkLink': 'ページやメッセージが本当に当社のものか確認：{checkUrl}',
  'mail.code.register.subject': 'アカウント開設の認証コード',
  'mail.code.register.body':
    '{code} はBourseのアカウント開設の認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.login.subject': 'ログインの認証コード',
  'mail.code.login.body':
    '{code} は新しいデバイスでBourseにログインするための認証コードです。有効期限は5分です。当社スタッフを含め、誰にも教えないでください。',
  'mail.code.reset-password.subject': 'パスワード再設定の認証コード',
  'mail.code.reset-password.body':
    '{code} はBourseのパスワードを再設定するための認証コードです。有効期限は5分です。お心当たりがない場合は、このメッセージを無視してください。何も変更されません。',
  'mail.code.bind-email.subject': 'メールアドレス登録の認証コード',
  'mail.code.bind-email.body':
    '{code} はBourseのアカウントにメールアドレスを登録するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.bind-phone.subject': '電話番号登録の認証コード',
  'mail.code.bind-phone.body':
    '{code} はBourseのアカウントに電話番号を登録するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.bind-totp.subject': '認証アプリ登録の認証コード',
  'mail.code.bind-totp.body':
    '{code} はBourseのアカウントに認証アプリを登録するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.unbind-totp.subject': '認証アプリ解除の認証コード',
  'mail.code.unbind-totp.body':
    '{code} はBourseのアカウントから認証アプリを解除するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.add-passkey.subject': 'パスキー追加の認証コード',
  'mail.code.add-passkey.body':
    '{code} はBourseのアカウントにパスキーを追加するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.remove-passkey.subject': 'パスキー削除の認証コード',
  'mail.code.remove-passkey.body':
    '{code} はBourseのアカウントからパスキーを削除するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.change-password.subject': 'パスワード変更の認証コード',
  'mail.code.change-password.body':
    '{code} はBourseのパスワードを変更するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.trading-password.subject': '取引パスワード設定の認証コード',
  'mail.code.trading-password.body':
    '{code} はBourseの取引パスワードを設定するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.api-key.subject': 'APIキー作成の認証コード',
  'mail.code.api-key.body':
    '{code} はBourseのAPIキー「{label}」を作成するための認証コードです。権限：{scopes}。IPアドレス：{ips}。有効期限は5分です。誰にも教えないでください。',
  'mail.api-key-made.subject': '新しいAPIキー',
  'mail.api-key-made.body':
    'BourseのアカウントにAPIキー {label} が作成されました。このキーを持つプログラムはお客様に代わって操作できます。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.code.link-wallet.subject': 'ウォレット連携の認証コード',
  'mail.code.link-wallet.body':
    '{code} はBourseのアカウントにウォレット {address} だけを連携するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.unlink-wallet.subject': 'ウォレット連携解除の認証コード',
  'mail.code.unlink-wallet.body':
    '{code} はBourseのアカウントからウォレット {address} の連携を解除するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.anti-phishing.subject': 'フィッシング対策コード設定の認証コード',
  'mail.code.anti-phishing.body':
    '{code} はBourseのフィッシング対策コードを設定するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.whitelist-on.subject': 'ホワイトリストモードをオンにする認証コード',
  'mail.code.whitelist-on.body':
    '{code} はBourseのアカウントのホワイトリストモードをオンにするための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.whitelist-off.subject': 'ホワイトリストモードをオフにする認証コード',
  'mail.code.whitelist-off.body':
    '{code} はBourseのアカウントのホワイトリストモードをオフにするための認証コードです。オフにすると、どのアドレスにも出金できるようになります。有効期限は5分です。誰にも教えないでください。',
  'mail.code.freeze.subject': 'アカウント凍結の認証コード',
  'mail.code.freeze.body':
    '{code} はBourseのアカウントを凍結するための認証コードです。有効期限は5分です。誰にも教えないでください。',
  'mail.code.withdraw.subject': '{amount} {asset}の出金の認証コード',
  'mail.code.withdraw.body':
    '{code} は{network}で{address}へ{amount} {asset}を出金する場合にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',
  'mail.code.withdraw-memo.subject': '{amount} {asset}の出金の認証コード',
  'mail.code.withdraw-memo.body':
    '{code} は{network}で{address}（メモ：{memo}）へ{amount} {asset}を出金する場合にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',
  'mail.code.recover.subject': '{amount} {asset}の回収申請の認証コード',
  'mail.code.recover.body':
    '{code} は{network}の取引{txId}の{amount} {asset}を回収し、{address}を返送先とする申請にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',
  'mail.code.recover-memo.subject': '{amount} {asset}の回収申請の認証コード',
  'mail.code.recover-memo.body':
    '{code} は{network}の取引{txId}の{amount} {asset}を回収し、{address}（メモ：{memo}）を返送先とする申請にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',
  'mail.code.send.subject': '{amount} {asset}の送金の認証コード',
  'mail.code.send.body':
    '{code} は{recipient}へ{amount} {asset}を送金する場合にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',
  'mail.code.address-book.subject': 'アドレス帳の認証コード',
  'mail.code.address-book.body':
    '{code} はBourseのアドレス帳を1回変更する場合にのみ有効な認証コードです。有効期限は5分です。お心当たりがない場合は、コードを誰にも教えず、パスワードを変更してください。',

  'mail.notice.subject': 'Bourseアカウントのお知らせ',
  'mail.account-exists.subject': 'すでにアカウントをお持ちです',
  'mail.account-exists.body':
    'この宛先でBourseのアカウントを開設する操作がありましたが、すでにアカウントで使用されています。ログインするか、パスワードを再設定してください。お心当たりがない場合、ご対応は不要です。',
  'mail.no-account.subject': 'この宛先のアカウントはありません',
  'mail.no-account.body':
    'この宛先でBourseの認証コードを求める操作がありましたが、この宛先を使用するアカウントはありません。別の宛先をお試しいただくか、アカウントを開設してください。お心当たりがない場合、ご対応は不要です。',

  'mail.withdrawal-requested.subject': '{amount} {asset} の出金申請',
  'mail.withdrawal-requested.body':
    'お客様の Bourse アカウントから {network} の {address} 宛に {amount} {asset} の出金が申請されました。1分間、および送金処理が始まるまではキャンセルできます。お心当たりがない場合は、今すぐアカウントを凍結してください。',
  'mail.sent.subject': '{amount} {asset} を送金しました',
  'mail.sent.body':
    'お客様の Bourse アカウントから {recipient} に {amount} {asset} が送金されました。お心当たりがない場合は、今すぐアカウントを凍結してください。',
  'mail.new-device.subject': '新しいデバイスからのログイン',
  'mail.new-device.body':
    'Bourseのアカウントに新しいデバイスからログインがありました：{device}、IPアドレス {ip}。お心当たりがない場合は、セキュリティページでアカウントを凍結し、パスワードを変更してください。',
  'mail.password-changed.subject': 'パスワードが変更されました',
  'mail.password-changed.body':
    'Bourseのアカウントのパスワードが変更されました。出金は24時間停止されます。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.trading-password-changed.subject': '取引パスワードが変更されました',
  'mail.trading-password-changed.body':
    'Bourseのアカウントの取引パスワードが変更されました。出金は24時間停止されます。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.contact-changed.subject': 'メールアドレスまたは電話番号が変更されました',
  'mail.contact-changed.body':
    '{masked} がBourseのアカウントに登録されました。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.totp-bound.subject': '認証アプリが登録されました',
  'mail.totp-bound.body':
    'Bourseのアカウントに認証アプリが登録されました。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.totp-removed.subject': '認証アプリが解除されました',
  'mail.totp-removed.body':
    'Bourseのアカウントから認証アプリが解除されました。出金は24時間停止されます。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.factors-reset.subject': '二段階認証がリセットされました',
  'mail.factors-reset.body':
    'お客様のお名前での申請に基づき、サポートがBourseのアカウントから認証アプリとすべてのパスキーを解除しました。すべての端末がログアウトされ、出金は72時間停止されます。お心当たりがない場合は、今すぐアカウントを凍結してください。',
  'mail.passkey-added.subject': 'パスキーが追加されました',
  'mail.passkey-added.body':
    'Bourseのアカウントにパスキー「{name}」が追加され、ログインに使えるようになりました。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.passkey-removed.subject': 'パスキーが削除されました',
  'mail.passkey-removed.body':
    'Bourseのアカウントからパスキー「{name}」が削除されました。出金は24時間停止されます。お心当たりがない場合は、今すぐセキュリティページでアカウントを凍結してください。',
  'mail.frozen.subject': 'アカウントが凍結されました',
  'mail.frozen.body':
    'Bourseのアカウントが凍結されました。資金を外部へ出すことはできません。解除するにはサポートへご連絡ください。',
  'mail.unfrozen.subject': 'アカウントの凍結が解除されました',
  'mail.unfrozen.body': 'Bourseのアカウントの凍結が解除されました。出金は引き続き24時間停止されます。',
  'mail.kyc-approved.subject': '本人確認が完了しました',
  'mail.kyc-approved.body': 'Bourseの本人確認が完了し、ご利用上限が引き上げられました。',
  'mail.kyc-rejected.subject': '本人確認を完了できませんでした',
  'mail.kyc-rejected.body': 'Bourseの本人確認は承認されませんでした：{reason} もう一度ご提出いただけます。',
  'mail.kyc-expires-soon.subject': '本人確認書類の有効期限は {date} です',
  'mail.kyc-expires-soon.body':
    'ご登録の本人確認書類の有効期限は {date} です。限度額を維持するには、それまでに新しい書類で再度ご確認ください。',
  'mail.kyc-expired.subject': '本人確認書類の有効期限が切れました',
  'mail.kyc-expired.body':
    'ご登録の本人確認書類の有効期限は {date} でした。再度確認が完了するまで、未確認アカウントの限度額が適用されます。資産は安全に保管されており、限度額の範囲内で出金できます。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
