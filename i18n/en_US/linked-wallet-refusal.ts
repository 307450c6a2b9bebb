/** The sentences of the linked wallet's refusals; those of the rooms below stand in theirs. */
export const messages = {
  WALLET_NOT_LINKED: 'No wallet is linked to this account.',
  WALLET_ALREADY_LINKED: 'A wallet is linked already. Unlink it first.',
  WALLET_TAKEN: 'This wallet is linked to another account.',
  WALLET_NOT_THE_LINKED_ONE: 'This is not the wallet that is linked to the account.',
  LINK_LOCKED: 'Withdrawals to a linked wallet open again at {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'This code does not exist. Show a new one.',
  LINK_SESSION_EXPIRED: 'This code has run out. Show a new one.',
  LINK_SESSION_SPENT: 'This code was used already. Show a new one.',
  LINK_NOT_CONFIRMED: 'Confirm in the wallet app first.',
  MESSAGE_WRONG: 'The signed message is not ours: {field}.',
  SIGNATURE_WRONG: 'The signature is not that of this wallet.',
  TX_HASH_MISSING: 'The transaction is missing.',
  NOT_PAYABLE: 'The network would not take this payment. Are there enough coins in the wallet?',
} as const;
