/**
 * How commands are laid out in words: the numbers of their kinds, and the offsets of fields that are read without decoding.
 */
export const COMMAND = {
  /** The kinds' numbers are in the journal, so none is ever reused. */
  PLACE: 1,
  CANCEL: 2,
  CANCEL_ALL: 3,
  REPLACE: 4,
  CREDIT: 5,
  DEBIT: 6,
  MARKET: 7,
  MARKET_STATUS: 8,
  REFERENCE: 9,
  FEES: 10,
  FEE_LEVEL: 11,
  LAST_PRICE: 12,
  TAKE_MARKET: 13,
  GIVE_MARKET: 14,
  AMEND: 15,
  PLACE_LIST: 16,
  CANCEL_LIST: 17,
  WAKE: 18,

  /** Head bit of commands that may trade: they wake a limited number of stops. Older commands, without it, wake all. */
  YIELDS: 1 << 11,
  /** The same for lists whose turn has come: a limited number of them is placed at a time. */
  LISTS_YIELD: 1 << 7,
  /**
   * Head bit of commands that may trade: a buy's cost at the market is counted only up to what the account has. Older
   * commands, without it, get the whole cost counted and reported.
   */
  WITHIN_MEANS: 1 << 8,
  /** Head bit of commands with an order: the last two words are the lots that it shows at a time. */
  SHOWS_PART: 1 << 9,
  /** Head bit of a stop that follows the price: the very last word says how far. */
  TRAILS: 1 << 10,

  /** Offsets of an order's fields in its command; a replace has two words before them. */
  PLACE_TERMS: 1,
  PLACE_ACCOUNT: 2,
  PLACE_TICKS: 4,
  PLACE_STOP_TICKS: 5,
  PLACE_QUANTITY: 6,
  PLACE_CLIENT: 8,
  REPLACE_PLACE: 2,
  CANCEL_ACCOUNT: 1,
  CANCEL_ORDER: 3,
  CANCEL_CLIENT: 5,
  AMEND_ACCOUNT: 1,
  AMEND_ORDER: 3,
  AMEND_LOTS: 5,
  LIST_CLIENT: 1,
} as const;
