import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': '收款人',
  'transfers.send.by': '尋找方式',
  'transfers.send.range': '最少 {min} {asset}',
  'transfers.send.find': '尋找',
  'transfers.send.found': '請核對姓名：{name}',
  'transfers.send.notFound': '沒有可收款的此帳戶，請檢查輸入內容。',
  'transfers.send.submit': '轉帳',
  'transfers.send.submitAmount': '轉帳 {amount} {asset}',
  'transfers.send.checkTitle': '核對轉帳資訊',
  'transfers.send.to': '收款人',

  'transfers.title': '劃轉',
  'transfers.from': '從',
  'transfers.to': '到',
  'transfers.swap': '互換帳戶',
  'transfers.coin': '幣種',
  'transfers.amount': '數量',
  'transfers.available': '可用',
  'transfers.free': '免費，即時到帳。',
  'transfers.submit': '劃轉',
  'transfers.submitAmount': '劃轉 {amount} {asset}',
  'transfers.notOpened': '請先開通{account}帳戶。',
  'transfers.elsewhere': '{account}帳戶有 {amount} {asset}。',
  'transfers.done': '劃轉成功',
  'transfers.doneText': '{amount} {asset} 從{from}劃轉至{to}',
  'transfers.failed': '劃轉失敗',
  'transfers.none': '此期間沒有劃轉。',
  'transfers.unknown': '尚未收到結果。我們會以同一請求再次查詢，不會重複劃轉。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
