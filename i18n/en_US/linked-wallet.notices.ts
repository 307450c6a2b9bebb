export const messages = {
  'notices.kind.linkedWallet.linked': 'The wallet {address} was linked. Was it not you? Freeze the account.',
  'notices.kind.linkedWallet.unlinked':
    'The wallet {address} was unlinked; withdrawals to a linked wallet wait 24 hours.',
} as const;
