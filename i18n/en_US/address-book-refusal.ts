/** The sentences of refusals of the address book. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  ADDRESS_INVALID: 'This is not a valid address of this network.',
  MEMO_REQUIRED: 'This address needs a memo.',
  MEMO_INVALID: 'This memo does not have the form the network asks for.',
  ADDRESS_BOOK_FULL: 'The address book is full.',
  ADDRESS_EXISTS: 'This address is already in the book.',
  ADDRESS_UNKNOWN: 'This entry does not exist any more.',
  ADDRESS_REQUIRED: 'An address is required.',
} as const;
