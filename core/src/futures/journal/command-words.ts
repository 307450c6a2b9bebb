/**
 * How commands are laid out in words: the numbers of their kinds, and the offsets of what is read without decoding. All others
 * are in `command-forms.ts`.
 */
export const COMMAND = {
  /** The kinds' numbers are in the journal, so none is ever reused. */
  PLACE: 1,
  CANCEL: 2,
  PLACE_STOPS: 3,
  CANCEL_ALL: 4,
  AMEND: 5,
  OPEN: 6,
  MODE: 7,
  MARGIN_MODE: 8,
  LEVERAGE: 9,
  MARGIN: 10,
  CREDIT: 11,
  DEBIT: 12,
  CREDIT_POT: 13,
  DEBIT_POT: 14,
  GRANT: 15,
  EXPIRE: 16,
  REVOKE: 17,
  CONTRACT: 18,
  CONTRACT_STATUS: 19,
  FEES: 20,
  FEE_LEVEL: 21,
  MARK: 22,
  FREEZE: 23,
  FUND: 24,
  CONTINUE: 25,

  /** An order: its terms in one word (`terms.ts`), its account in two, ticks in one, lots in two; the caller's id to the end. */
  PLACE_TERMS: 1,
  PLACE_ACCOUNT: 2,
  PLACE_TICKS: 4,
  PLACE_LOTS: 5,
  PLACE_CLIENT: 7,

  /** A cancel: account and order in two each; the caller's id to the end. */
  CANCEL_ACCOUNT: 1,
  CANCEL_ORDER: 3,
  CANCEL_CLIENT: 5,
} as const;
