/** The database stayed away, so nobody knows whether the work was done. Ask again under the same id or key. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
  /** A SQLSTATE of lost connections, so that whoever asks `isDatabaseAway` is told yes. */
  readonly code = '08006';
}
