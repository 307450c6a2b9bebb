import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'デモウォレットで確認',
  'pages.linked-wallet.scan.description': 'コードを読み取ったあと、デモのウォレットアプリで確認する内容。',
  'pages.linked-wallet.devWallet.title': 'デモウォレット',
  'pages.linked-wallet.devWallet.description': '連携・入金・出金を試すための、デモ専用のウォレットアプリ。',
  'pages.linked-wallet.link.title': '連携ウォレット',
  'pages.linked-wallet.link.description': '1回限りのQRコードで外部ウォレットアプリを連携します。',
  'pages.keywords.linked-wallet': '連携ウォレット, ウォレットアプリ, QRコード',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
