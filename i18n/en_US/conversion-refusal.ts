/** The sentences of conversion's refusals. */
export const messages = {
  CONVERSION_TOO_MANY: 'Choose at most {max} coins at once.',
  CONVERSION_TOO_SOON: 'You can convert again from {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} cannot be converted now.',
  CONVERSION_NO_FUNDS: 'We cannot convert at the moment. Your coins stay where they are; please try again later.',
  CONVERSION_QUOTE_UNKNOWN: 'There is no such price offer.',
  CONVERSION_QUOTE_EXPIRED: 'The price has expired. Nothing was converted.',
  CONVERSION_PRICE_MOVED: 'The price of {asset} has moved by more than 1 %. Nothing was converted.',
  INSUFFICIENT_BALANCE: 'Insufficient available balance of {asset}: {available} is there, {needed} is needed.',
  ACCOUNT_FROZEN: 'This account is frozen. Please contact support.',
} as const;
