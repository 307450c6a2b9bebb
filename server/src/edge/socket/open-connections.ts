import type { Duplex } from 'node:stream';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';

/**
 * Counts the open connections of each caller's network, in this process alone: what they cost (memory, a file descriptor) is
 * this process's. A connection counts from its upgrade until it is closed, whether or not anything is ever said on it.
 */
export class OpenConnections {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a connection from now on. @returns false where its network has as many as it may have, or nobody is there any more */
  admit(ip: string, socket: Duplex): boolean {
    const network = callerNetwork(ip);
    const open = this.#open.get(network) ?? 0;
    if (open >= this.#max || socket.destroyed) return false;
    this.#open.set(network, open + 1);
    socket.once('close', () => {
      const left = this.#open.get(network)! - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    });
    return true;
  }
}
