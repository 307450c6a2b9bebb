/** The database stayed away: nobody knows whether it was done. Ask again, under the same id. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
  /** A SQLSTATE of lost connections, so that whoever asks `isDatabaseAway` is told yes. */
  readonly code = '08006';
}
