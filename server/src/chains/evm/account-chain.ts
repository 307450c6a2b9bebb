import { largerOf } from '@bourse/core/money/bounds.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { getAddress, type Hex, isAddress } from 'viem';
import {
  type AttemptStatus,
  type BlockRef,
  type ChainBlock,
  ChainFault,
  type HotWallet,
  type PaymentOrder,
  type PaymentTerms,
  type Reservation,
  type ReservationSource,
  type ReserveRefusal,
  type SendOutcome,
} from '../../modules/custody/ports.ts';
import type { EvmParams, TempoParams, TokenParams } from '../../networks/network-params.ts';
import {
  accountAddress,
  type EvmIntent,
  HOT_GENERATIONS_MAX,
  type SignedAttempt,
  type Signer,
  type SignRefusal,
} from '../../signer/public.ts';
import { type JsonRpc, RpcRefusal } from '../json-rpc.ts';
import { toChainBlock } from './chain-block.ts';
import { countIn, quantity, type RpcBlock, type RpcReceipt, type RpcTransaction, toHex, toLedger } from './evm-rpc.ts';
import { balancesCall, balancesIn, tokenBalancesCall } from './many-balances.ts';

/** The code of a person's account that uses a contract's code (EIP-7702). */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i;

/** Nodes replace a stuck payment only for a higher price: we offer an eighth more (geth requires a tenth). */
const raised = (price: bigint): bigint => (price * 9n) / 8n + 1n;
const PRIORITY_FALLBACK = 1_000_000_000n;
/**
 * How many balances are asked at once: even with a contract that costs much gas for each, this stays far below what
 * nodes allow for a call.
 */
const ADDRESSES_MAX = 250;
const KNOWN = /already known|already imported|known transaction|already exists/i;

/** What all chains with accounts, nonces and the Ethereum RPC share. */
export abstract class AccountChain<Params extends EvmParams | TempoParams> {
  protected readonly params: Params;
  protected readonly rpc: JsonRpc;
  protected readonly signer: Signer;
  protected readonly realNowMs: () => number;
  /** Cached, because each step of a payment asks for one and deriving a key takes milliseconds. */
  readonly #hots = new Map<number, HotWallet>();

  constructor(params: Params, rpc: JsonRpc, signer: Signer, realNowMs: () => number = Date.now) {
    this.params = params;
    this.rpc = rpc;
    this.signer = signer;
    this.realNowMs = realNowMs;
  }

  abstract readonly feeAsset: string;
  protected abstract hotPath(generation: number): string;
  /** What an attempt must sign, without prices. */
  protected abstract intentOf(order: PaymentOrder): Pick<EvmIntent, 'contract' | 'asset' | 'to' | 'amount' | 'memo'>;
  protected abstract hasPaid(order: PaymentOrder, receipt: RpcReceipt): boolean;
  protected abstract feeOf(order: PaymentOrder, receipt: RpcReceipt): bigint;
  /** The most that gas at a price can cost, in minor units of the fee asset, rounded up. */
  protected abstract costOf(gas: bigint, maxFeePerGas: bigint): bigint;

  get network(): string {
    return this.params.network;
  }

  get forgets(): boolean {
    return this.params.forgets;
  }

  hotAt(generation: number): HotWallet {
    const known = this.#hots.get(generation);
    if (known) return known;
    const keyPath = this.hotPath(generation);
    const hot = { address: accountAddress(this.signer, keyPath), keyPath };
    this.#hots.set(generation, hot);
    return hot;
  }

  amountMinorMax(asset: string): bigint {
    return this.params.amountMinorMax[asset] ?? 0n;
  }

  validateAddress(address: string): Result<string, 'ADDRESS_INVALID'> {
    // Mixed case contains a checksum, which must be right; a single case contains none.
    const isOneCase = address === address.toLowerCase() || /^0x[0-9A-F]{40}$/.test(address);
    if (!isAddress(address, { strict: !isOneCase })) return refuse('ADDRESS_INVALID');
    return ok(getAddress(address));
  }

  async identity(): Promise<{ genesisHash: string; chainId: string }> {
    const chainId = quantity(await this.rpc.call('eth_chainId'));
    if (chainId !== BigInt(this.params.chainId)) {
      throw new ChainFault(
        'WRONG_CHAIN',
        `${this.network}: the node is on chain ${chainId}, not ${this.params.chainId}`,
      );
    }
    const genesis = await this.block('eth_getBlockByNumber', '0x0');
    if (!genesis) throw new ChainFault('BAD_ANSWER', `${this.network}: no first block`);
    return { genesisHash: genesis.hash, chainId: String(chainId) };
  }

  async head(): Promise<ChainBlock> {
    const block = await this.block('eth_getBlockByNumber', 'latest');
    if (!block) throw new ChainFault('BAD_ANSWER', `${this.network}: no latest block`);
    const head = toChainBlock(block);
    const ageMsMax = this.params.headAgeMsMax;
    if (ageMsMax !== undefined && this.realNowMs() - head.atMs > ageMsMax) {
      throw new ChainFault('STALE_HEAD', `${this.network}: the latest block is ${this.realNowMs() - head.atMs} ms old`);
    }
    return head;
  }

  async blockAt(height: number): Promise<ChainBlock | undefined> {
    const block = await this.block('eth_getBlockByNumber', toHex(height));
    return block ? toChainBlock(block) : undefined;
  }

  async raise(_order: PaymentOrder, terms: PaymentTerms): Promise<PaymentTerms | undefined> {
    const now = await this.prices();
    const gas = BigInt(terms.prices.gas!);
    const priority = largerOf(raised(BigInt(terms.prices.maxPriorityFeePerGas!)), now.maxPriorityFeePerGas);
    const maxFee = largerOf(largerOf(raised(BigInt(terms.prices.maxFeePerGas!)), now.maxFeePerGas), priority);
    return this.termsWithin(gas, maxFee, priority);
  }

  addressAt(keyPath: string): string {
    return accountAddress(this.signer, keyPath);
  }

  /** Sends the smallest amount from the address to itself, only to use up the nonce. */
  selfOrder({ memo: _, ...order }: PaymentOrder): PaymentOrder {
    return { ...order, asset: this.feeAsset, toAddress: order.fromAddress, amountMinor: 1n };
  }

  async reserve(
    order: PaymentOrder,
    _terms: PaymentTerms,
    source: ReservationSource,
  ): Promise<Result<Reservation, ReserveRefusal>> {
    return ok({ sequence: await source.lockNextSequence(order.fromAddress) });
  }

  sign(
    order: PaymentOrder,
    terms: PaymentTerms,
    reservation: Reservation,
  ): Promise<Result<SignedAttempt, SignRefusal>> {
    return this.signer.sign(
      {
        scheme: 'evm',
        keyPath: order.fromPath,
        chainId: this.params.chainId,
        nonce: reservation.sequence!,
        gas: BigInt(terms.prices.gas!),
        maxFeePerGas: BigInt(terms.prices.maxFeePerGas!),
        maxPriorityFeePerGas: BigInt(terms.prices.maxPriorityFeePerGas!),
        ...this.intentOf(order),
      },
      order,
    );
  }

  async signStatement(address: string, text: string): Promise<Result<string, SignRefusal> | null> {
    for (let generation = 0; generation <= HOT_GENERATIONS_MAX; generation++) {
      const hot = this.hotAt(generation);
      if (hot.address === address) return this.signer.signStatement({ scheme: 'account', keyPath: hot.keyPath, text });
    }
    return null;
  }

  async send(rawTx: string): Promise<SendOutcome> {
    try {
      await this.rpc.call('eth_sendRawTransaction', [rawTx]);
      return { state: 'ACCEPTED' };
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      return KNOWN.test(error.message) ? { state: 'KNOWN' } : { state: 'REJECTED', reason: error.message };
    }
  }

  async attemptStatus(order: PaymentOrder, txHash: string): Promise<AttemptStatus> {
    const receipt = await this.receipt(txHash);
    if (!receipt) {
      const pending = await this.rpc.call<RpcTransaction | null>('eth_getTransactionByHash', [txHash]);
      return { state: pending ? 'PENDING' : 'UNKNOWN' };
    }
    const height = countIn(receipt.blockNumber);
    const [canonical, head] = await Promise.all([this.blockAt(height), this.head()]);
    if (canonical?.hash !== receipt.blockHash) return { state: 'UNKNOWN' };
    return {
      state: 'MINED',
      block: { height, hash: receipt.blockHash },
      confirmations: Math.max(0, head.height - height + 1),
      isPaid: quantity(receipt.status) === 1n && this.hasPaid(order, receipt),
      feeAsset: this.feeAsset,
      feeMinor: this.feeOf(order, receipt),
    };
  }

  async isConflicted(order: PaymentOrder, reservation: Reservation, depth: number): Promise<boolean> {
    const { height } = await this.head();
    const at = height - depth + 1;
    if (at < 0) return false;
    try {
      const used = await this.rpc.call<string>('eth_getTransactionCount', [order.fromAddress, toHex(at)]);
      return quantity(used) > BigInt(reservation.sequence!);
    } catch (error) {
      // A node that has pruned this state cannot tell, so nothing is concluded.
      if (error instanceof RpcRefusal) return false;
      throw error;
    }
  }

  async minedSequence(address: string): Promise<number> {
    return countIn(await this.rpc.call('eth_getTransactionCount', [address, 'latest']));
  }

  async hasCode(address: string): Promise<boolean> {
    const code = await this.rpc.call<string>('eth_getCode', [address, 'latest']);
    return code !== '0x' && !DELEGATED.test(code);
  }

  protected async prices(): Promise<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }> {
    const block = await this.block('eth_getBlockByNumber', 'latest');
    const baseFee = quantity(block?.baseFeePerGas ?? '0x0');
    const priority = await this.rpc.call<string>('eth_maxPriorityFeePerGas').then(quantity, (error: unknown) => {
      if (error instanceof RpcRefusal) return PRIORITY_FALLBACK;
      throw error;
    });
    return { maxFeePerGas: baseFee * 2n + priority, maxPriorityFeePerGas: priority };
  }

  protected termsWithin(gas: bigint, maxFeePerGas: bigint, maxPriorityFeePerGas: bigint): PaymentTerms | undefined {
    const feeMinorMax = this.costOf(gas, maxFeePerGas);
    if (feeMinorMax > this.params.feeMinorMax) return undefined;
    const prices = {
      gas: String(gas),
      maxFeePerGas: String(maxFeePerGas),
      maxPriorityFeePerGas: String(maxPriorityFeePerGas),
    };
    return { prices, feeAsset: this.feeAsset, feeMinorMax };
  }

  /**
   * What some addresses hold together, in the books' minor units. Many are asked in one call, because people's
   * addresses are thousands.
   */
  protected async sumOf(
    addresses: readonly string[],
    atHeight: number | undefined,
    token?: TokenParams,
  ): Promise<bigint> {
    const at = atHeight === undefined ? 'latest' : toHex(atHeight);
    let sum = 0n;
    for (let from = 0; from < addresses.length; from += ADDRESSES_MAX) {
      const some = addresses.slice(from, from + ADDRESSES_MAX);
      const data = token ? tokenBalancesCall(token.contract as Hex, some) : balancesCall(some);
      for (const units of balancesIn(await this.#asked(data, at), some.length))
        sum += token ? toLedger(token, units) : units;
    }
    return sum;
  }

  async #asked(data: Hex, at: string): Promise<Hex> {
    try {
      return await this.rpc.call<Hex>('eth_call', [{ data }, at]);
    } catch (error) {
      throw error instanceof RpcRefusal ? new ChainFault('BAD_ANSWER', error.message, error) : error;
    }
  }

  protected receipt(txHash: string): Promise<RpcReceipt | null> {
    return this.rpc.call<RpcReceipt | null>('eth_getTransactionReceipt', [txHash]);
  }

  protected block(method: 'eth_getBlockByNumber' | 'eth_getBlockByHash', which: string): Promise<RpcBlock | null> {
    return this.rpc.call<RpcBlock | null>(method, [which, false]);
  }

  /** The receipt of a transaction that succeeded in exactly this block; otherwise undefined. */
  protected async successIn(block: BlockRef, txHash: string): Promise<RpcReceipt | undefined> {
    const receipt = await this.receipt(txHash);
    return receipt && receipt.blockHash === block.hash && quantity(receipt.status) === 1n ? receipt : undefined;
  }
}
