export type DifferenceKind =
  | 'ASSET_NOT_ZERO'
  | 'ENTRY_NOT_ZERO'
  | 'BALANCE_NOT_HISTORY'
  | 'HELD_NOT_HOLDS'
  | 'NEGATIVE'
  | 'POSTING_WITHOUT_ENTRY'
  | 'TIME_FELL'
  | 'HOLD_NOT_OWNED'
  | 'CUSTODY_NOT_CHAIN'
  | 'TRANSIT_NOT_TRANSFERS'
  | 'TRADING_NOT_CORE'
  | 'PROVEN_NOT_HISTORY'
  | 'SUSPENSE_NOT_DEPOSITS'
  | 'IN_FLIGHT_NOT_RETURNS'
  | 'RECEIVABLE_NOT_CLAIMS'
  | 'CORE_HELD_NOT_ORDERS'
  | 'CORE_NOT_HISTORY'
  | 'ROWS_NOT_JOURNAL'
  | 'ROW_NOT_ENTRY'
  | 'ROWS_DIFFER'
  | 'CONTENT_CHANGED';

/** Two numbers that should be equal. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly asset: string | null;
  readonly account: string | null;
  readonly entryId: string | null;
  readonly expected: string;
  readonly found: string;
}
