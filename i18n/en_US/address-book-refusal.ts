/** The sentences of refusals of the address book. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  ADDRESS_INVALID: 'This is not a valid address of this network.',
  ADDRESS_BURNS: 'Nobody has the key of this address. Coins sent there are lost for ever.',
  ADDRESS_IS_TOKEN: 'This is the contract of {asset}, not a wallet. Coins sent there are lost.',
  ADDRESS_OURS: 'This is an address of the exchange itself. Enter one of your own.',
  MEMO_REQUIRED: 'This address needs a memo.',
  MEMO_INVALID: 'This memo does not have the form the network asks for.',
  ADDRESS_BOOK_FULL: 'The address book is full.',
  ADDRESS_EXISTS: 'This address is already in the book.',
  ADDRESS_UNKNOWN: 'This entry does not exist any more.',
  ADDRESS_REQUIRED: 'An address is required.',
} as const;
