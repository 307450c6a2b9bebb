/** The sentences of refusals of transfers and of payments to other people. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  COIN_STOPPED: '{asset} is being counted anew and cannot be moved for a moment. Try again in a few minutes.',
  RECIPIENT_UNKNOWN: 'Nobody with this account can receive.',
  RECIPIENT_SELF: 'This is your own account.',
  LOOKUP_LIMIT: 'At most {max} look-ups an hour. Try again later.',
  ACCOUNT_NOT_OPENED: 'Transfer account not opened: {account}.',
  SAME_ACCOUNT: 'Choose two different accounts.',
} as const;
