import type { Result } from '@bourse/core/result.ts';
import type {
  AttemptStatus,
  ChainAdapter,
  ChainBlock,
  IncomingPayment,
  PaymentTerms,
  QuoteRefusal,
  SendOutcome,
} from '../modules/custody/ports.ts';
import { alike, NodePoll, textOf } from './node-poll.ts';

/**
 * Makes several nodes of one network look like one. Answers about blocks, payments, the fate of our own transactions,
 * balances and contracts count if more than half of all nodes agree. A price is the median of those given. Transactions
 * are sent to every node. A node that is unreachable, slow, behind, ahead, on another fork, lying, or refusing calls is
 * just a missing vote: among three nodes that changes nothing; two nodes must agree, and if they do not, nothing is
 * concluded.
 *
 * @throws ChainFault if too few answer, BAD_ANSWER if they disagree
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
    hotAt: (generation) => first.hotAt(generation),
    amountMinorMax: (asset) => first.amountMinorMax(asset),
    nodes,
    validateAddress: (address) => first.validateAddress(address),
    normaliseMemo: (memo) => first.normaliseMemo(memo),
    deriveAddress: (index) => first.deriveAddress(index),
    addressAt: (keyPath) => first.addressAt(keyPath),
    sign: (...wanted) => first.sign(...wanted),
    signStatement: (...wanted) => first.signStatement(...wanted),
    // Not repeated for other nodes, because it takes rows in the caller's transaction, which is possible only once.
    reserve: (...wanted) => first.reserve(...wanted),
    selfOrder: (...wanted) => first.selfOrder(...wanted),
    identity: () => votes.agree('the first block', (node) => node.identity()),
    head,
    blockAt: (height) => votes.agree(`block ${height}`, (node) => node.blockAt(height)),
    payments: (block, watched) => votes.agree(`payments in ${block.hash}`, (node) => node.payments(block, watched)),
    ...(first.innerPayments
      ? { innerPayments: (...asked) => votes.innerPayments((node) => node.innerPayments!(...asked)) }
      : {}),
    ...(first.coinBalances
      ? { coinBalances: (...asked) => votes.agree('balances', (node) => node.coinBalances!(...asked)) }
      : {}),
    isStillPaid: (payment) => votes.agree(`payment ${payment.txHash}`, (node) => node.isStillPaid(payment)),
    attemptStatus: (order, txHash) => votes.attemptStatus((node) => node.attemptStatus(order, txHash), txHash),
    isConflicted: (...asked) => votes.agree('the use of a nonce or coins', (node) => node.isConflicted(...asked)),
    minedSequence: (address) => votes.agree('a sequence number', (node) => node.minedSequence(address)),
    async balance(addresses, asset, atHeight) {
      const height = atHeight ?? (await head()).height;
      return votes.agree(`a balance at ${height}`, (node) => node.balance(addresses, asset, height));
    },
    quote: (order) => votes.quote((node) => node.quote(order)),
    raise: (order, terms) => votes.raise((node) => node.raise(order, terms)),
    hasCode: (address) => votes.agree('a contract', (node) => node.hasCode(address)),
    send: (rawTx) => votes.send(rawTx),
  };
}

type Ask<Value> = (node: ChainAdapter) => Promise<Value>;

class Votes {
  readonly #poll: NodePoll;

  constructor(network: string, nodes: readonly ChainAdapter[]) {
    this.#poll = new NodePoll(network, nodes);
  }

  /** The answer that more than half of the nodes give. */
  async agree<Value>(what: string, ask: Ask<Value>): Promise<Value> {
    const { needed } = this.#poll;
    const most = (values: readonly Value[]) => alike(values, textOf).find((group) => group.length >= needed);
    const answers = await this.#poll.ask(ask, (values) => most(values) !== undefined);
    const group = most(answers.values);
    if (!group) throw this.#poll.undecided(what, answers);
    return group[0]!;
  }

  /** The highest block that more than half of the nodes have reached and agree on. */
  async head(): Promise<ChainBlock> {
    const { needed } = this.#poll;
    const same = (heads: readonly ChainBlock[]) => alike(heads, textOf).find((group) => group.length >= needed);
    const answers = await this.#poll.ask(
      (node) => node.head(),
      (heads) => same(heads) !== undefined,
    );
    const agreed = same(answers.values);
    if (agreed) return agreed[0]!;
    if (answers.values.length < needed) throw this.#poll.undecided('the latest block', answers);
    const reached = answers.values.map(({ height }) => height).toSorted((a, b) => b - a)[needed - 1]!;
    const block = await this.agree(`block ${reached}`, (node) => node.blockAt(reached));
    if (!block) throw this.#poll.disagreement(`block ${reached}`);
    return block;
  }

  /**
   * What contract code paid, if most nodes agree; null if most cannot tell, or they disagree. Comparing balances will
   * then find it.
   */
  async innerPayments(ask: Ask<readonly IncomingPayment[] | null>): Promise<readonly IncomingPayment[] | null> {
    const { needed } = this.#poll;
    const most = (values: readonly (readonly IncomingPayment[] | null)[]) =>
      alike(values, textOf).find((group) => group.length >= needed);
    const answers = await this.#poll.ask(ask, (values) => most(values) !== undefined);
    if (answers.values.length < needed) throw this.#poll.undecided('what code paid', answers);
    return most(answers.values)?.[0] ?? null;
  }

  /** Mined if the nodes agree on the block and its effect; something that only some nodes know may still confirm. */
  async attemptStatus(ask: Ask<AttemptStatus>, txHash: string): Promise<AttemptStatus> {
    const { needed } = this.#poll;
    const answers = await this.#poll.ask(ask, (values) => minedIn(values).some(({ length }) => length >= needed));
    const groups = minedIn(answers.values);
    const agreed = groups.find(({ length }) => length >= needed);
    // The depth that more than half of all nodes confirm, so that a node which is behind does not delay it.
    if (agreed)
      return {
        ...agreed[0]!,
        confirmations: agreed.map(({ confirmations }) => confirmations).toSorted((a, b) => b - a)[needed - 1]!,
      };
    if (answers.values.length < needed) throw this.#poll.undecided(`transaction ${txHash}`, answers);
    if (groups.length > 1) throw this.#poll.disagreement(`transaction ${txHash}`);
    return answers.values.every(({ state }) => state === 'UNKNOWN') ? { state: 'UNKNOWN' } : { state: 'PENDING' };
  }

  /** The median price, if more than half of the nodes give one; a refusal if more than half refuse alike. */
  async quote(ask: Ask<Result<PaymentTerms, QuoteRefusal>>): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const { needed } = this.#poll;
    const answers = await this.#poll.ask(ask);
    const groups = alike(answers.values, (value) => (value.ok ? 'ok' : value.refusal.code));
    const agreed = groups.find(({ length }) => length >= needed);
    if (!agreed) throw this.#poll.undecided('a price', answers);
    return middle(agreed, (value) => (value.ok ? dearness(value.value) : 0n));
  }

  /** Like `quote`, for terms that replace others. */
  async raise(ask: Ask<PaymentTerms | undefined>): Promise<PaymentTerms | undefined> {
    const { needed } = this.#poll;
    const answers = await this.#poll.ask(ask);
    const groups = alike(answers.values, (terms) => (terms ? 'terms' : 'none'));
    const agreed = groups.find(({ length }) => length >= needed);
    if (!agreed) throw this.#poll.undecided('a price', answers);
    return middle(agreed, (terms) => (terms ? dearness(terms) : 0n));
  }

  /** Sends to every node. One that has it is enough; a refusal counts only if no other node may have accepted it. */
  async send(rawTx: string): Promise<SendOutcome> {
    const taken = (values: readonly SendOutcome[]) =>
      values.find(({ state }) => state === 'ACCEPTED') ?? values.find(({ state }) => state === 'KNOWN');
    const { values, fault } = await this.#poll.askEvery(
      (node) => node.send(rawTx),
      (each) => taken(each) !== undefined,
    );
    const outcome = taken(values);
    if (outcome) return outcome;
    if (fault !== undefined) throw fault;
    return values[0]!;
  }
}

type Mined = Extract<AttemptStatus, { state: 'MINED' }>;

/** Groups of answers that agree on the block and the effect. */
function minedIn(values: readonly AttemptStatus[]): Mined[][] {
  const mined = values.filter((value) => value.state === 'MINED');
  return alike(mined, ({ confirmations: _, ...rest }) => textOf(rest));
}

/** For comparing terms of the same payment, not an amount. */
const dearness = ({ prices }: PaymentTerms): bigint =>
  Object.values(prices).reduce((sum, price) => sum + BigInt(price), 0n);

/** The median; of two values the lower one. */
function middle<Value>(values: readonly Value[], of: (value: Value) => bigint): Value {
  const sorted = values.toSorted((a, b) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}
