import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.pages.ts';

export const messages = {
  'pages.linked-wallet.scan.title': 'Confirmer dans le portefeuille de démo',
  'pages.linked-wallet.scan.description': 'Ce que demande le portefeuille de la démo une fois un code scanné.',
  'pages.linked-wallet.devWallet.title': 'Portefeuille de démo',
  'pages.linked-wallet.devWallet.description':
    'Une application de portefeuille propre à la démo, pour lier, déposer et retirer.',
  'pages.linked-wallet.link.title': 'Portefeuille lié',
  'pages.linked-wallet.link.description':
    'Liez une application de portefeuille externe avec un QR code à usage unique.',
  'pages.keywords.linked-wallet': 'portefeuille lié, application de portefeuille, QR code',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
