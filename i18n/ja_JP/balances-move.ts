import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': '{account}アカウント',

  'balances.action.continue': '続ける',
  'balances.action.older': '過去へ',
  'balances.action.newer': '最新へ',
  'balances.action.viewOnChain': 'チェーン上で確認',

  'balances.column.time': '日時',
  'balances.column.network': 'ネットワーク',
  'balances.column.amount': '数量',
  'balances.column.fee': '手数料',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxIDまたは相手',
  'balances.column.to': '送付先',
  'balances.column.from': '送付元',
  'balances.column.status': '状態',
  'balances.column.type': '種類',
  'balances.column.account': 'アカウント',
  'balances.column.address': 'アドレス',
  'balances.column.memo': 'メモ',
  'balances.column.remark': '備考',
  'balances.column.source': '区分',
  'balances.column.orderNo': '注文番号',

  'balances.coins.title': 'コインを選択',
  'balances.coins.search': 'コードまたは名前',
  'balances.coins.recent': '最近の利用',
  'balances.coins.all': 'すべてのコイン',
  'balances.coins.noDeposit': '入金不可',
  'balances.coins.noWithdraw': '出金不可',
  'balances.coins.paused': '停止中',
  'balances.coins.nothing': '一致するコインはありません。',

  'balances.deposit.chooseCoin': 'コインを選択',
  'balances.deposit.network': 'ネットワーク',
  'balances.deposit.chooseNetwork': '送金に使うネットワークを選択',
  'balances.deposit.networkFacts': '{time}・最小 {min} {asset}',
  'balances.deposit.confirmations': { other: '{count}承認' },
  'balances.wait.minutes': { other: '約{count}分' },
  'balances.wait.seconds': { other: '約{count}秒' },
  'balances.lastTen.deposit': '直近10件の入金',
  'balances.deposit.pausedUntil': '再開予定：{time}',

  'balances.lastTen.receive': '直近10件の受取',

  'balances.withdraw.chooseNetwork': '受取側のネットワークを選択',
  'balances.withdraw.networkFacts': '手数料 {fee} {asset}・{time}',
  'balances.withdraw.lowestFee': '最安手数料',
  'balances.lastTen.withdraw': '直近10件の出金',

  'balances.amount.required': '有効な数量を入力してください。',
  'balances.amount.AMOUNT_REQUIRED': '有効な数量を入力してください。',
  'balances.amount.AMOUNT_COMMA': '小数点は「.」で、桁区切りは入れないでください。',
  'balances.amount.AMOUNT_NOT_A_NUMBER': '有効な数量を入力してください。',
  'balances.amount.AMOUNT_SIGN': '数量に符号は付けられません。',
  'balances.amount.AMOUNT_ZERO': '0は入力できません。',
  'balances.amount.AMOUNT_PLACES': '小数点以下は{scale}桁までです。',
  'balances.amount.AMOUNT_TOO_LARGE': '数量が大きすぎます。',
  'balances.amount.AMOUNT_BELOW_MIN': '最小は{min} {asset}です。',
  'balances.amount.AMOUNT_ABOVE_MAX': '1回の上限は{max} {asset}です。',
  'balances.amount.INSUFFICIENT_BALANCE': '残高が{missing} {asset}不足しています。',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    '今出金できるのは {withdrawable} {asset} までです。残りは未確認またはロック中です。',
  'balances.amount.LIMIT_24H': '24時間枠の残りは{remaining} USDTです。',
  'balances.amount.LIMIT_30D': '30日間枠の残りは{remaining} USDTです。',
  'balances.amount.KYC_REQUIRED':
    'あと{remaining} USDTまで送れます。24時間で{from} USDTを超える場合は本人確認が必要です。',
  'balances.amount.RECIPIENT_KYC':
    'あと{remaining} USDTまで送れます。24時間で{from} USDTを超える場合は受取人の本人確認も必要です。',
  'balances.amount.verify': '本人確認を行う',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
