/**
 * The database could not be reached, so it is unknown whether the work was done. Ask again under the same id or key.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
  /** The SQLSTATE of a lost connection, so that `isDatabaseAway` is true for this error. */
  readonly code = '08006';
}
