/** Thrown if another process writes the file now, or it was cancelled. */
export class TakenAway extends Error {
  override readonly name = 'TakenAway';
}
