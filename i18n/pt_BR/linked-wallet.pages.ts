import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Confirmar na carteira de demonstração',
  'pages.linked-wallet.scan.description': 'O que a carteira da demo pergunta depois que um código é escaneado.',
  'pages.linked-wallet.devWallet.title': 'Carteira de demonstração',
  'pages.linked-wallet.devWallet.description':
    'Um aplicativo de carteira da própria demo, para vincular, depositar e sacar.',
  'pages.linked-wallet.link.title': 'Carteira vinculada',
  'pages.linked-wallet.link.description': 'Vincule um aplicativo de carteira externo com um QR code de uso único.',
  'pages.keywords.linked-wallet': 'carteira vinculada, aplicativo de carteira, QR code',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
