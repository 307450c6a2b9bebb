/** The sentences of recovery's refusals. */
export const messages = {
  CASE_UNKNOWN: 'There is no such request.',
  CASE_EXISTS: 'You have an open request for this transaction already.',
  CASES_OPEN_MAX: 'You can have {max} open requests at a time. Please wait until one is decided.',
  SCREENSHOT_UNKNOWN: 'The picture is not there any more. Please choose it again.',
  NETWORK_UNKNOWN: 'We do not know this network.',
  AMOUNT_ZERO: 'The amount cannot be 0.',
  ADDRESS_INVALID: 'The return address does not belong to this network.',
} as const;
