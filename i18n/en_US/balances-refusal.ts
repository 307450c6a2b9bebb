/** The sentences of refusals of amounts, coins and networks, which the rooms of money share. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  AMOUNT_ZERO: 'The amount cannot be 0.',
  AMOUNT_PLACES: 'At most {scale} decimal places.',
  AMOUNT_TOO_LARGE: 'This amount is too large.',
  AMOUNT_BELOW_MIN: 'The minimum is {min}.',
  AMOUNT_ABOVE_MAX: 'The maximum is {max} at once.',
  COIN_UNKNOWN: 'This coin does not exist here.',
  NETWORK_UNKNOWN: 'This coin does not run on this network.',
} as const;
