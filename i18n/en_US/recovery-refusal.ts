/** The sentences of recovery's refusals. */
export const messages = {
  CASE_UNKNOWN: 'There is no such request.',
  CASE_EXISTS: 'You have an open request for this transaction already.',
  CASES_OPEN_MAX: 'You can have {max} open requests at a time. Please wait until one is decided.',
  SCREENSHOT_UNKNOWN: 'The picture is not there any more. Please choose it again.',
  NETWORK_UNKNOWN: 'We do not know this network.',
  AMOUNT_ZERO: 'The amount cannot be 0.',
  ADDRESS_INVALID: 'The return address does not belong to this network.',
  ADDRESS_OURS: 'This is an address of ours. Give one of your own.',
  CASE_DECIDED: 'This request has been decided already.',
  SIGNATURE_NOT_POSSIBLE: 'On this network we cannot check a signature.',
  TRANSFER_NOT_SEEN: 'We have not seen this transaction yet, or it names no sender. Please try again later.',
  SIGNATURE_WRONG: 'This is not the signature of this text by the address that sent the coins.',
} as const;
