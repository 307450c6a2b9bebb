import { type ChainAdapter, ChainFault } from '../modules/custody/ports.ts';

/** A node that has left that many questions unanswered for that long is not asked until it has answered or they have timed out. */
const SLOW_MS = 2_000;
const SLOW_QUESTIONS = 3;

export interface Answers<Value> {
  readonly values: readonly Value[];
  /** The first fault of a node, where one had any. */
  readonly fault: unknown;
}

/**
 * Asks several nodes the same. Whatever a node answers with but a value is a missing vote; who asks says when there are enough, and
 * nobody waits for the others then.
 */
export class NodePoll {
  /** More than half of all. */
  readonly needed: number;
  readonly #network: string;
  readonly #nodes: readonly ChainAdapter[];
  /** When each question was asked that a node has not answered. */
  readonly #open: ReadonlyMap<ChainAdapter, Set<{ readonly sinceMs: number }>>;
  readonly #realNowMs: () => number;

  constructor(network: string, nodes: readonly ChainAdapter[], realNowMs: () => number = () => performance.now()) {
    this.#network = network;
    this.#nodes = nodes;
    this.needed = Math.floor(nodes.length / 2) + 1;
    this.#open = new Map(nodes.map((node) => [node, new Set()]));
    this.#realNowMs = realNowMs;
  }

  /** Asks the nodes that are worth asking. */
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

  /** Why there is no answer: too few have any, or they do not say the same. */
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
        // A fault of our own, or of the database, is not hidden behind that of a node.
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

/** Answers that have the same text, together. */
export function alike<Value>(values: readonly Value[], text: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(text(value), [...(groups.get(text(value)) ?? []), value]);
  return [...groups.values()];
}

/** Two answers that say the same have the same text. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? 'nothing';
}
