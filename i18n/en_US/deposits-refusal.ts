/** The sentences of refusals of deposits. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  DEPOSIT_PAUSED: 'Deposits over this network are paused.',
  NOT_ROTATABLE: 'This network has one address for ever.',
  NOT_IN_REVIEW: 'The review has ended.',
  DEPOSIT_UNKNOWN: 'This deposit does not exist.',
  CHAIN_AWAY: 'The chain does not answer at the moment.',
} as const;
