import { type ChainAdapter, ChainFault } from '../modules/custody/ports.ts';

/**
 * A node that has left so many questions unanswered for this long is not asked until it has answered or they have timed
 * out.
 */
const SLOW_MS = 2_000;
const SLOW_QUESTIONS = 3;

export interface Answers<Value> {
  readonly values: readonly Value[];
  /** The first error of a node, if there was any. */
  readonly fault: unknown;
}

/**
 * Asks several nodes the same question. Anything but a value is a missing vote. The caller says when there are enough
 * votes, and the remaining nodes are then not waited for.
 */
export class NodePoll {
  /** More than half of all nodes. */
  readonly needed: number;
  readonly #network: string;
  readonly #nodes: readonly ChainAdapter[];
  /** For each node, when the questions that it has not answered were asked. */
  readonly #open: ReadonlyMap<ChainAdapter, Set<{ readonly sinceMs: number }>>;
  readonly #realNowMs: () => number;

  constructor(network: string, nodes: readonly ChainAdapter[], realNowMs: () => number = () => performance.now()) {
    this.#network = network;
    this.#nodes = nodes;
    this.needed = Math.floor(nodes.length / 2) + 1;
    this.#open = new Map(nodes.map((node) => [node, new Set()]));
    this.#realNowMs = realNowMs;
  }

  /** Asks all nodes that answer fast enough. */
  ask<Value>(
    ask: (node: ChainAdapter) => Promise<Value>,
    isEnough: (values: readonly Value[]) => boolean = () => false,
  ): Promise<Answers<Value>> {
    const quick = this.#nodes.filter((node) => !this.#isSlow(node));
    return this.#askThese(quick.length >= this.needed ? quick : this.#nodes, ask, isEnough);
  }

  /** Asks every node, however slow it is. */
  askEvery<Value>(
    ask: (node: ChainAdapter) => Promise<Value>,
    isEnough: (values: readonly Value[]) => boolean,
  ): Promise<Answers<Value>> {
    return this.#askThese(this.#nodes, ask, isEnough);
  }

  /** The reason for having no result: too few nodes answered, or they disagree. */
  undecided(what: string, { values, fault }: Answers<unknown>): unknown {
    return values.length < this.needed ? (fault ?? this.disagreement(what)) : this.disagreement(what);
  }

  disagreement(what: string): ChainFault {
    return new ChainFault('BAD_ANSWER', `${this.#network}: the nodes do not agree on ${what}`);
  }

  #askThese<Value>(
    nodes: readonly ChainAdapter[],
    ask: (node: ChainAdapter) => Promise<Value>,
    isEnough: (values: readonly Value[]) => boolean,
  ): Promise<Answers<Value>> {
    return new Promise((resolve) => {
      const values: Value[] = [];
      const faults: unknown[] = [];
      const look = () => {
        if (values.length + faults.length < nodes.length && !isEnough(values)) return;
        // An error of our own, or of the database, must not be hidden by that of a node.
        const fault = faults.find((each) => !(each instanceof ChainFault)) ?? faults[0];
        resolve({ values: [...values], fault });
      };
      for (const node of nodes) {
        this.#timed(node, ask)
          .then(
            (value) => void values.push(value),
            (fault: unknown) => void faults.push(fault),
          )
          .then(look);
      }
    });
  }

  async #timed<Value>(node: ChainAdapter, ask: (node: ChainAdapter) => Promise<Value>): Promise<Value> {
    const open = this.#open.get(node)!;
    const question = { sinceMs: this.#realNowMs() };
    open.add(question);
    try {
      return await ask(node);
    } finally {
      open.delete(question);
    }
  }

  #isSlow(node: ChainAdapter): boolean {
    const before = this.#realNowMs() - SLOW_MS;
    return [...this.#open.get(node)!].filter(({ sinceMs }) => sinceMs < before).length >= SLOW_QUESTIONS;
  }
}

/** Groups of answers with the same text. */
export function alike<Value>(values: readonly Value[], text: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(text(value), [...(groups.get(text(value)) ?? []), value]);
  return [...groups.values()];
}

/** A text that is the same for equal answers. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? 'nothing';
}
