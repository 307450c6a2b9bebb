export const messages = {
  'mail.wallet-linked.subject': 'A wallet was linked',
  'mail.wallet-linked.body':
    'The wallet {address} was linked to your Bourse account. If it was not you, freeze the account on the security page now.',
  'mail.wallet-unlinked.subject': 'A wallet was unlinked',
  'mail.wallet-unlinked.body':
    'The wallet {address} was unlinked from your Bourse account. Withdrawals to a linked wallet wait 24 hours. If it was not you, freeze the account on the security page now.',
} as const;
