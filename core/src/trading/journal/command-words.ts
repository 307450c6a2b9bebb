/** How commands stand in words: their kinds, and the places of the fields that are read without decoding the rest. */
export const COMMAND = {
  /** Numbers of the kinds in the journal; never given to another kind. */
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

  /** A bit of the head of what may trade: stops are woken so many at a time. Commands of before woke all of them. */
  YIELDS: 1 << 11,
  /** The same of lists whose turn has come: so many are placed at a time. */
  LISTS_YIELD: 1 << 7,
  /**
   * A bit of the head of what may trade: what it would cost at the market is counted only as far as its account has it. Commands
   * of before had all of it counted, and were told.
   */
  WITHIN_MEANS: 1 << 8,
  /** A bit of the head of what has an order: two words stand at its end, the lots that it shows at a time. */
  SHOWS_PART: 1 << 9,
  /** The same for a stop that follows the price: one word behind all others, how far. */
  TRAILS: 1 << 10,

  /** Where the fields of an order stand in its command; a replace has two words before them. */
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
