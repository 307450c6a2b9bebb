/** Says that another process writes at the file now, or that it was cancelled. */
export class TakenAway extends Error {
  override readonly name = 'TakenAway';
}
