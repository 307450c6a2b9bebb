/** So many statements may be under way; whoever comes meanwhile shares the next one. */
const AT_ONCE = 4;
const BATCH = 500;

interface Wanted<Asked, Found> {
  readonly asked: Asked;
  readonly answer: (found: Found | Promise<never>) => void;
}

/**
 * Answers everybody who asks at the same time with one statement, because thousands come in the second in which something
 * begins. One who asks alone is answered at once. Nothing is remembered.
 *
 * @invariant the statement that answers somebody begins after they asked
 */
export class SharedReads<Asked, Found> {
  readonly #read: (batch: readonly Asked[]) => Promise<readonly Found[]>;
  readonly #wanted: Wanted<Asked, Found>[] = [];
  #underWay = 0;

  /** @param read  finds something for each that is asked for, in the same order */
  constructor(read: (batch: readonly Asked[]) => Promise<readonly Found[]>) {
    this.#read = read;
  }

  find(asked: Asked): Promise<Found> {
    return new Promise((answer) => {
      this.#wanted.push({ asked, answer });
      if (this.#underWay < AT_ONCE) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#underWay += 1;
    while (this.#wanted.length > 0) {
      const batch = this.#wanted.splice(0, BATCH);
      try {
        const found = await this.#read(batch.map(({ asked }) => asked));
        for (const [index, { answer }] of batch.entries()) answer(found[index]!);
      } catch (error) {
        for (const { answer } of batch) answer(Promise.reject(error));
      }
    }
    this.#underWay -= 1;
  }
}
