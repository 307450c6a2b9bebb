import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: '利用可能残高が不足しています。残高 {available}、必要額 {needed}。',
  NOT_WITHDRAWABLE_YET: '現在出金できるのは{withdrawable}のみです。残りは未承認またはロック中です。',
  LIMIT_24H: '24時間の上限{limit} USDTのうち、残りは{remaining} USDTです。',
  LIMIT_30D: '30日間の上限{limit} USDTのうち、残りは{remaining} USDTです。',
  PRICE_UNKNOWN: '現在{asset}の価格を取得できないため、上限を確認できません。',
  PRECONDITIONS_MISSING: '先に取引パスワードを設定し、電話番号または認証アプリを登録してください。',
  WITHDRAWAL_LOCKED: '出金は{unlockAt}に再開されます。',
  ACCOUNT_FROZEN: 'このアカウントは凍結されています。サポートへご連絡ください。',
  RECEIVABLE_OPEN: '未払いの請求{amount} {asset}が支払われるまで、出金は停止されます。',
  WITHDRAWALS_STOPPED: '現在、すべてのお客様の出金を停止しています。',
  WITHDRAW_PAUSED: 'このネットワークの出金は停止中です。',
  SELF_ADDRESS: 'お客様ご自身の入金アドレスです。',
  ADDRESS_BLOCKED: 'このアドレスへは送金できません。',
  ADDRESS_IS_CONTRACT: 'このアドレスはコントラクトです。先に警告を確認してください。',
  ADDRESS_UNREAD:
    'ネットワークからこのアドレスの種類を確認できません。先に警告を確認するか、後でもう一度お試しください。',
  ADDRESS_HIGH_RISK: 'このアドレスには報告があります。先に警告を確認してください。',
  NOT_WHITELISTED: 'ホワイトリストモードがオンです。登録から24時間を過ぎた送付先のみ使用できます。',
  RECIPIENT_KYC: '24時間で{from} USDT以上の場合、受取人の本人確認も必要です。',
  KYC_REQUIRED: '24時間で{from} USDT以上の場合、本人確認が必要です。',
  WITHDRAWAL_UNKNOWN: 'この出金は存在しません。',
  NOT_CANCELLABLE: 'すでに送信中のため、キャンセルできません。',
  FEE_CHANGED: 'ネットワーク手数料は現在 {fee} {asset} です。内容をもう一度ご確認ください。',
  KYC_EXPIRED: '本人確認書類の有効期限が切れています。以前に送金または保存したアドレスとユーザーにのみ支払えます。',
  CANCEL_LINK_UNKNOWN: 'このリンクは使用済みか、出金をもうキャンセルできません。',
  QUESTION_UNKNOWN: 'この質問は存在しません。',
  QUESTION_ANSWERED: 'この質問には回答済みです。',
  NOT_A_SEND: '返金を依頼できるのは、他のユーザーへの送金だけです。',
  RETURN_ASKED: '受取人にはすでに依頼済みです。',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
