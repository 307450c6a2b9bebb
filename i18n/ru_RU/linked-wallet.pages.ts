import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Подтверждение в демо-кошельке',
  'pages.linked-wallet.scan.description': 'Что спрашивает демо-кошелёк после сканирования кода.',
  'pages.linked-wallet.devWallet.title': 'Демо-кошелёк',
  'pages.linked-wallet.devWallet.description':
    'Собственное приложение-кошелёк демоверсии: привязка, пополнение и вывод.',
  'pages.linked-wallet.link.title': 'Привязанный кошелёк',
  'pages.linked-wallet.link.description': 'Привяжите внешнее приложение-кошелёк одноразовым QR-кодом.',
  'pages.keywords.linked-wallet': 'привязанный кошелёк, приложение-кошелёк, QR-код',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
