import type { Print } from './market.ts';

/** How many of the latest trades are kept. */
export const TAPE_MAX = 60;

/** The latest trades of everybody, newest first, without duplicates. */
export class Tape {
  #rows: readonly Print[] = [];

  get rows(): readonly Print[] {
    return this.#rows;
  }

  /** Takes the trades of an answer, newest first. */
  begin(rows: readonly Print[]): void {
    this.#join(this.#rows, rows);
  }

  /** Takes trades from the live connection, oldest first. */
  take(rows: readonly Print[]): void {
    this.#join([...rows].reverse(), this.#rows);
  }

  clear(): void {
    this.#rows = [];
  }

  #join(newer: readonly Print[], older: readonly Print[]): void {
    const newerIds = new Set(newer.map(({ id }) => id));
    // An answer may be newer than what is here, if the live connection was lost.
    const all = [...newer, ...older.filter(({ id }) => !newerIds.has(id))];
    this.#rows = all.sort((a, b) => b.atMs - a.atMs).slice(0, TAPE_MAX);
  }
}
