import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Confirmar en la cartera de demostración',
  'pages.linked-wallet.scan.description': 'Lo que pregunta la cartera de la demo una vez escaneado un código.',
  'pages.linked-wallet.devWallet.title': 'Cartera de demostración',
  'pages.linked-wallet.devWallet.description':
    'Una aplicación de cartera propia de la demo, para vincular, depositar y retirar.',
  'pages.linked-wallet.link.title': 'Cartera vinculada',
  'pages.linked-wallet.link.description': 'Vincule una aplicación de cartera externa con un código QR de un solo uso.',
  'pages.keywords.linked-wallet': 'cartera vinculada, aplicación de cartera, código QR',
} as const satisfies Catalog<typeof en, 'es_ES'>;
