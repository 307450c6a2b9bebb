import type { Duplex } from 'node:stream';

/**
 * Counts the open connections of each network or person, in this process only, because what they cost (memory, a file
 * descriptor) is this process's. A connection counts until it is closed, whether or not anything is ever sent on it.
 */
export class OpenConnections {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Counts a connection from now on.
   *
   * @param whose  the network (`callerNetwork`) or the person
   * @returns      false if they have as many as they may, or the connection is already closed
   */
  admit(whose: string, socket: Pick<Duplex, 'destroyed' | 'once'>): boolean {
    const open = this.#open.get(whose) ?? 0;
    if (open >= this.#max || socket.destroyed) return false;
    this.#open.set(whose, open + 1);
    socket.once('close', () => {
      const left = this.#open.get(whose)! - 1;
      if (left > 0) this.#open.set(whose, left);
      else this.#open.delete(whose);
    });
    return true;
  }
}
