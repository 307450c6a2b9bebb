import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Confirmar na carteira de demonstração',
  'pages.linked-wallet.scan.description': 'O que a carteira da demo pergunta depois de lido um código.',
  'pages.linked-wallet.devWallet.title': 'Carteira de demonstração',
  'pages.linked-wallet.devWallet.description':
    'Uma aplicação de carteira da própria demo, para associar, depositar e levantar.',
  'pages.linked-wallet.link.title': 'Carteira associada',
  'pages.linked-wallet.link.description':
    'Associe uma aplicação de carteira externa com um código QR de utilização única.',
  'pages.keywords.linked-wallet': 'carteira associada, aplicação de carteira, código QR',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
