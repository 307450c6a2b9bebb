export const messages = {
  'pages.linked-wallet.scan.title': 'Confirm in the demo wallet',
  'pages.linked-wallet.scan.description': 'What the demo’s wallet app asks once you have scanned a code.',
  'pages.linked-wallet.devWallet.title': 'Demo wallet',
  'pages.linked-wallet.devWallet.description':
    'A wallet app of the demo’s own, for linking, depositing and withdrawing.',
  'pages.linked-wallet.link.title': 'Linked wallet',
  'pages.linked-wallet.link.description': 'Link an external wallet app with a one-time QR code.',
  'pages.keywords.linked-wallet': 'linked wallet, wallet app, QR code',
} as const;
