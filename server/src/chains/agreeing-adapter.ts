import {
  type AttemptStatus,
  type ChainAdapter,
  type ChainBlock,
  ChainFault,
  type SendOutcome,
} from '../modules/custody/ports.ts';

/**
 * Several nodes of one network behind the shape of one. What money hangs on (blocks, payments, the fate of our own
 * transactions, balances) counts when more than half of all nodes say the same; what is sent goes to every node; prices come
 * from the first that answers. One node that is away, behind or lying changes nothing where there are three; of two, both
 * must agree, and where they do not nothing is concluded.
 *
 * @throws ChainFault when too few answer, BAD_ANSWER when they disagree
 */
export function agreeingAdapter(nodes: readonly [ChainAdapter, ...ChainAdapter[]]): ChainAdapter {
  const [first] = nodes;
  const votes = new Votes(first.network, nodes);
  const head = () => votes.head();
  return {
    network: first.network,
    family: first.family,
    ...(first.memo ? { memo: first.memo } : {}),
    assets: first.assets,
    feeAsset: first.feeAsset,
    sweeps: first.sweeps,
    fundsAre: first.fundsAre,
    forgets: first.forgets,
    hot: first.hot,
    nodes,
    validateAddress: (address) => first.validateAddress(address),
    normaliseMemo: (memo) => first.normaliseMemo(memo),
    deriveAddress: (index) => first.deriveAddress(index),
    addressAt: (keyPath) => first.addressAt(keyPath),
    sign: (...wanted) => first.sign(...wanted),
    signStatement: (...wanted) => first.signStatement(...wanted),
    // Takes rows of the caller's transaction, which cannot be taken twice.
    reserve: (...wanted) => first.reserve(...wanted),
    selfOrder: (...wanted) => first.selfOrder(...wanted),
    identity: () => votes.agree('the first block', (node) => node.identity()),
    head,
    blockAt: (height) => votes.agree(`block ${height}`, (node) => node.blockAt(height)),
    payments: (block, watched) => votes.agree(`payments in ${block.hash}`, (node) => node.payments(block, watched)),
    isStillPaid: (payment) => votes.agree(`payment ${payment.txHash}`, (node) => node.isStillPaid(payment)),
    attemptStatus: (order, txHash) => votes.attemptStatus((node) => node.attemptStatus(order, txHash), txHash),
    isConflicted: (...asked) => votes.agree('the use of a nonce or coins', (node) => node.isConflicted(...asked)),
    minedSequence: (address) => votes.agree('a sequence number', (node) => node.minedSequence(address)),
    async balance(addresses, asset, atHeight) {
      const height = atHeight ?? (await head()).height;
      return votes.agree(`a balance at ${height}`, (node) => node.balance(addresses, asset, height));
    },
    quote: (order) => votes.firstOf((node) => node.quote(order)),
    raise: (order, terms) => votes.firstOf((node) => node.raise(order, terms)),
    hasCode: (address) => votes.firstOf((node) => node.hasCode(address)),
    send: (rawTx) => votes.send(rawTx),
  };
}

type Ask<Value> = (node: ChainAdapter) => Promise<Value>;

class Votes {
  readonly #network: string;
  readonly #nodes: readonly ChainAdapter[];
  readonly #needed: number;

  constructor(network: string, nodes: readonly ChainAdapter[]) {
    this.#network = network;
    this.#nodes = nodes;
    this.#needed = Math.floor(nodes.length / 2) + 1;
  }

  /** What more than half of the nodes say. */
  async agree<Value>(what: string, ask: Ask<Value>): Promise<Value> {
    const { values, fault } = await this.#askAll(ask);
    const groups = alike(values, textOf);
    for (const group of groups) if (group.length >= this.#needed) return group[0]!;
    throw values.length >= this.#needed ? this.#disagreement(what) : fault!;
  }

  /** The highest block that more than half of the nodes have reached, as they agree on it. */
  async head(): Promise<ChainBlock> {
    const { values, fault } = await this.#askAll((node) => node.head());
    if (values.length < this.#needed) throw fault!;
    const reached = values.map(({ height }) => height).toSorted((a, b) => b - a)[this.#needed - 1]!;
    const block = await this.agree(`block ${reached}`, (node) => node.blockAt(reached));
    if (!block) throw this.#disagreement(`block ${reached}`);
    return block;
  }

  /** Mined where the nodes agree on the block and what it did; whatever only some of them know may still confirm. */
  async attemptStatus(ask: Ask<AttemptStatus>, txHash: string): Promise<AttemptStatus> {
    const { values, fault } = await this.#askAll(ask);
    if (values.length < this.#needed) throw fault!;
    const mined = values.filter((value) => value.state === 'MINED');
    const groups = alike(mined, ({ confirmations: _, ...rest }) => textOf(rest));
    for (const group of groups) {
      if (group.length < this.#needed) continue;
      return { ...group[0]!, confirmations: Math.min(...group.map(({ confirmations }) => confirmations)) };
    }
    if (groups.length > 1) throw this.#disagreement(`transaction ${txHash}`);
    return values.every(({ state }) => state === 'UNKNOWN') ? { state: 'UNKNOWN' } : { state: 'PENDING' };
  }

  /** Every node is told. One that has it is enough; a refusal counts only where no other node may have taken it. */
  async send(rawTx: string): Promise<SendOutcome> {
    const { values, fault } = await this.#askAll((node) => node.send(rawTx));
    const taken = values.find(({ state }) => state === 'ACCEPTED') ?? values.find(({ state }) => state === 'KNOWN');
    if (taken) return taken;
    if (fault) throw fault;
    return values[0]!;
  }

  async firstOf<Value>(ask: Ask<Value>): Promise<Value> {
    let fault: ChainFault | undefined;
    for (const node of this.#nodes) {
      try {
        return await ask(node);
      } catch (error) {
        if (!(error instanceof ChainFault)) throw error;
        fault ??= error;
      }
    }
    throw fault!;
  }

  async #askAll<Value>(ask: Ask<Value>): Promise<{ values: Value[]; fault: ChainFault | undefined }> {
    const settled = await Promise.allSettled(this.#nodes.map((node) => ask(node)));
    const values: Value[] = [];
    let fault: ChainFault | undefined;
    for (const each of settled) {
      if (each.status === 'fulfilled') values.push(each.value);
      else if (each.reason instanceof ChainFault) fault ??= each.reason;
      else throw each.reason;
    }
    return { values, fault };
  }

  #disagreement(what: string): ChainFault {
    return new ChainFault('BAD_ANSWER', `${this.#network}: the nodes do not agree on ${what}`);
  }
}

/** Answers that have the same text, together. */
function alike<Value>(values: readonly Value[], text: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(text(value), [...(groups.get(text(value)) ?? []), value]);
  return [...groups.values()];
}

/** Two answers that say the same have the same text. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? 'nothing';
}
