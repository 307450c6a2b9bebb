import type { Print } from './market.ts';

/** How many trades the list of the latest ones keeps. */
export const TAPE_MAX = 60;

/** The latest trades of everybody, newest first, each once. */
export class Tape {
  #rows: readonly Print[] = [];

  get rows(): readonly Print[] {
    return this.#rows;
  }

  /** From an answer: newest first. What came by the live connection meanwhile stays in front. */
  begin(rows: readonly Print[]): void {
    this.#join(this.#rows, rows);
  }

  /** From the live connection: oldest first. */
  take(rows: readonly Print[]): void {
    this.#join([...rows].reverse(), this.#rows);
  }

  clear(): void {
    this.#rows = [];
  }

  #join(newer: readonly Print[], older: readonly Print[]): void {
    const known = new Set(newer.map(({ id }) => id));
    this.#rows = [...newer, ...older.filter(({ id }) => !known.has(id))].slice(0, TAPE_MAX);
  }
}
