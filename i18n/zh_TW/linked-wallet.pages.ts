import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': '在示範錢包中確認',
  'pages.linked-wallet.scan.description': '掃碼後示範錢包請您確認的內容。',
  'pages.linked-wallet.devWallet.title': '示範錢包',
  'pages.linked-wallet.devWallet.description': '示範環境自帶的錢包應用程式，可用於連結、入金與提領。',
  'pages.linked-wallet.link.title': '連結錢包',
  'pages.linked-wallet.link.description': '用一次性 QR 碼連結外部錢包應用程式。',
  'pages.keywords.linked-wallet': '連結錢包, 錢包應用程式, QR 碼',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
