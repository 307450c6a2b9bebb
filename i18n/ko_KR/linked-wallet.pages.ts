import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': '데모 지갑에서 확인',
  'pages.linked-wallet.scan.description': '코드를 스캔한 뒤 데모 지갑 앱이 묻는 내용.',
  'pages.linked-wallet.devWallet.title': '데모 지갑',
  'pages.linked-wallet.devWallet.description': '연결, 입금, 출금을 시험해 보는 데모 전용 지갑 앱입니다.',
  'pages.linked-wallet.link.title': '연결된 지갑',
  'pages.linked-wallet.link.description': '일회용 QR 코드로 외부 지갑 앱을 연결하세요.',
  'pages.keywords.linked-wallet': '연결된 지갑, 지갑 앱, QR 코드',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
