import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': '通知',
  'notices.bellUnread': { other: '通知、未読{count}件' },
  'notices.title': '通知',
  'notices.markAll': 'すべて既読にする',
  'notices.unread': '未読',
  'notices.empty': '通知はまだありません。ログイン、入金、出金をここでお知らせします。',

  'notices.kind.other': 'アカウントに関するお知らせがあります。',
  'notices.kind.identity.newDevice':
    '新しいデバイスからログインがありました：{device}、{ip}。お心当たりがない場合は、アカウントを凍結してください。',
  'notices.kind.identity.kycApproved': '本人確認が承認されました。',
  'notices.kind.identity.kycRejected': '本人確認が承認されませんでした：{reason}',
  'notices.kind.identity.kycExpiresSoon':
    '本人確認書類の有効期限は {date} です。限度額を維持するには、新しい書類で再度ご確認ください。',
  'notices.kind.identity.kycExpired':
    '本人確認書類の有効期限が切れました。再度確認が完了するまで、未確認アカウントの限度額が適用されます。',
  'notices.kind.identity.whitelistOn': '出金ホワイトリストがオンになりました。',
  'notices.kind.identity.whitelistOff': '出金ホワイトリストがオフになりました。出金は24時間停止されます。',
  'notices.kind.identity.tradingPasswordSet': '取引パスワードが設定されました。',
  'notices.kind.identity.tradingPasswordChanged': '取引パスワードが変更されました。出金は24時間停止されます。',
  'notices.kind.identity.antiPhishingCodeSet': 'フィッシング対策コードが変更されました。',
  'notices.kind.identity.frozen': 'アカウントが凍結されました。資金を外部へ出すことはできません。',
  'notices.kind.identity.unfrozen': 'アカウントの凍結が解除されました。出金は24時間停止されます。',
  'notices.kind.identity.passwordChanged': 'ログインパスワードが変更されました。出金は24時間停止されます。',
  'notices.kind.identity.emailBound': 'メールアドレスが登録されました：{masked}',
  'notices.kind.identity.phoneBound': '電話番号が登録されました：{masked}',
  'notices.kind.identity.totpBound': '認証アプリが登録されました。',
  'notices.kind.identity.totpRemoved': '認証アプリが解除されました。出金は24時間停止されます。',
  'notices.kind.tradingApi.keyMade':
    'APIキー {label} が作成されました。お心当たりがない場合は、キーを削除してアカウントを凍結してください。',
  'notices.kind.tradingApi.keyDeleted': 'APIキー {label} が削除されました。',
  'notices.kind.wallet.withdrawalRequested': '{amount} {asset}の出金を受け付けました。',
  'notices.kind.wallet.withdrawalInReview': '{amount} {asset}の出金を審査しています。',
  'notices.kind.wallet.withdrawalDelayed': '{amount} {asset}の出金は、報告のあったアドレスのため1時間保留されます。',
  'notices.kind.wallet.withdrawalApproved': '{amount} {asset}の出金が承認されました。',
  'notices.kind.wallet.withdrawalRejected': '{amount} {asset}の出金は却下されました。数量と手数料は返還されました。',
  'notices.kind.wallet.withdrawalCancelled':
    '{amount} {asset}の出金はキャンセルされました。数量と手数料は返還されました。',
  'notices.kind.wallet.withdrawalCompleted': '{amount} {asset}の出金が着金しました。',
  'notices.kind.wallet.withdrawalFailed': '{amount} {asset}の出金は失敗しました。数量と手数料は返還されました。',
  'notices.kind.wallet.reviewOverdue': '{amount} {asset}の審査が予定より長引いています。引き続き対応しています。',
  'notices.kind.wallet.sent': '{amount} {asset}を送りました。',
  'notices.kind.wallet.received': '{amount} {asset}を受け取りました。',
  'notices.kind.wallet.depositInReview':
    '{amount} {asset} の入金は送金元の確認のため審査中です。資産は安全に保管されており、確認後に反映されます。',
  'notices.kind.wallet.depositCredited': '{amount} {asset}の入金が反映されました。取引にご利用いただけます。',
  'notices.kind.wallet.depositCompleted': '{amount} {asset}の入金が完了しました。出金できます。',
  'notices.kind.wallet.depositReorged':
    '{amount} {asset}の入金がチェーンにより無効となったため、残高から差し引かれました。',

  'notices.inbox.title': 'デモ受信箱',
  'notices.inbox.what': 'このデモは、実際のメールやSMSを送信しません。送信したはずの内容がすべてここに表示されます。',
  'notices.inbox.to': '宛先',
  'notices.inbox.toHint': 'メールアドレスまたは電話番号',
  'notices.inbox.empty': '送信されたものはまだありません。',
  'notices.inbox.noneTo': '{to}宛てに送信されたものはありません。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
