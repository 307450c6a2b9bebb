/** The sentences of refusals of bookings. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  BILL_UNKNOWN: 'This record does not exist.',
} as const;
