import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { decodeFunctionResult, erc20Abi, getAddress, type Hex, isAddressEqual } from 'viem';
import {
  type BlockRef,
  type ChainAdapter,
  ChainFault,
  type IncomingPayment,
  type PaymentOrder,
  type PaymentTerms,
  type QuoteRefusal,
} from '../../modules/custody/ports.ts';
import type { EvmParams, TokenParams } from '../../networks/network-params.ts';
import { accountAddress, callOf, EVM_DEPOSITS, type EvmIntent, evmHot } from '../../signer/public.ts';
import { RpcRefusal } from '../json-rpc.ts';
import { AccountChain } from './account-chain.ts';
import {
  isBookable,
  orderInTransaction,
  quantity,
  type RpcBlock,
  type RpcLog,
  type RpcReceipt,
  type RpcTransaction,
  scaleGap,
  toHex,
  toLedger,
} from './evm-rpc.ts';
import type { InnerTransfer } from './inner-transfers.ts';
import { balancesCall, balancesIn } from './many-balances.ts';
import { type TracedBlock, Tracer } from './tracer.ts';
import { TRANSFER_TOPIC, type Transfer, transferIn } from './transfer-log.ts';

const PLAIN_TRANSFER_GAS = 21_000n;

interface TokenLog {
  readonly log: RpcLog;
  readonly token: TokenParams;
  readonly transfer: Transfer;
}

/** An EVM network: its own coin and listed ERC-20 tokens. */
export class EvmAdapter extends AccountChain<EvmParams> implements ChainAdapter {
  readonly family = 'evm';
  readonly sweeps = true;
  readonly fundsAre = 'balance';
  readonly #tracer = new Tracer(this.rpc, this.realNowMs);

  get feeAsset(): string {
    return this.params.feeAsset;
  }

  get assets(): readonly string[] {
    return [this.params.feeAsset, ...this.params.tokens.map(({ asset }) => asset)];
  }

  protected hotPath(generation: number): string {
    return evmHot(generation);
  }

  normaliseMemo(): string {
    return '';
  }

  deriveAddress(index: number): { address: string; keyPath: string } {
    const keyPath = `${EVM_DEPOSITS}/0/${index}`;
    return { address: accountAddress(this.signer, keyPath), keyPath };
  }

  async payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    const [full, transfers] = await Promise.all([
      this.rpc.call<(RpcBlock & { transactions: RpcTransaction[] }) | null>('eth_getBlockByHash', [block.hash, true]),
      this.#transferLogs(block),
    ]);
    if (full?.hash !== block.hash) throw new ChainFault('BAD_ANSWER', `${this.network}: block ${block.hash} is gone`);
    const coins = full.transactions.filter(({ to, value }) => to !== null && quantity(value) > 0n);
    const ours = await watched([
      ...coins.map(({ to }) => getAddress(to!)),
      ...transfers.map(({ transfer }) => transfer.to),
    ]);
    const found: IncomingPayment[] = [];
    for (const tx of coins) {
      const toAddress = getAddress(tx.to!);
      if (!ours.has(toAddress) || !(await this.successIn(block, tx.hash))) continue;
      const fromAddress = getAddress(tx.from);
      found.push({
        txHash: tx.hash,
        outputKey: 'native',
        asset: this.feeAsset,
        toAddress,
        fromAddress,
        amountMinor: quantity(tx.value),
      });
    }
    for (const told of transfers) {
      const payment = ours.has(told.transfer.to) ? await this.#tokenPayment(block, told) : undefined;
      if (payment) found.push(payment);
    }
    return found;
  }

  async innerPayments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[] | null> {
    const full = await this.rpc.call<TracedBlock | null>('eth_getBlockByHash', [block.hash, false]);
    if (full?.hash !== block.hash) throw new ChainFault('BAD_ANSWER', `${this.network}: block ${block.hash} is gone`);
    const traced = await this.#tracer.ofBlock(full);
    if (!traced) return null;
    const told = traced.flatMap((transfers, at) => this.#innerPayments(full.transactions[at]!, transfers));
    const ours = await watched([...new Set(told.map(({ toAddress }) => toAddress))]);
    const found: IncomingPayment[] = [];
    for (const payment of told) {
      if (ours.has(payment.toAddress) && (await this.successIn(block, payment.txHash))) found.push(payment);
    }
    return found;
  }

  async coinBalances(addresses: readonly string[], atHeight: number): Promise<bigint[]> {
    if (addresses.length === 0) return [];
    const answer = await this.rpc.call<Hex>('eth_call', [{ data: balancesCall(addresses) }, toHex(atHeight)]);
    return balancesIn(answer, addresses.length);
  }

  async isStillPaid(payment: {
    txHash: string;
    outputKey: string;
    asset: string;
    toAddress: string;
    amountMinor: bigint;
    block: BlockRef;
  }): Promise<boolean> {
    if ((await this.blockAt(payment.block.height))?.hash !== payment.block.hash) return false;
    // The block itself is the evidence: a balance at a block cannot change as long as the block is there.
    if (payment.outputKey.startsWith('balance:')) return true;
    const receipt = await this.successIn(payment.block, payment.txHash);
    if (!receipt) return false;
    if (payment.outputKey === 'native') {
      const tx = await this.rpc.call<RpcTransaction | null>('eth_getTransactionByHash', [payment.txHash]);
      return tx?.to != null && getAddress(tx.to) === payment.toAddress && quantity(tx.value) === payment.amountMinor;
    }
    if (payment.outputKey.startsWith('in:')) {
      const transfers = await this.#tracer.ofTransaction(payment.txHash);
      // If the node can no longer trace this transaction, its having the block is enough, because what happened in a
      // block never changes.
      return transfers === null || this.#innerPayments(payment.txHash, transfers).some(isSame(payment));
    }
    const log = receipt.logs[Number(payment.outputKey.slice('log:'.length))];
    const told = log && this.#tokenLog(log);
    return (
      told?.token.asset === payment.asset &&
      told.transfer.to === payment.toAddress &&
      toLedger(told.token, told.transfer.value) === payment.amountMinor
    );
  }

  async quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const address = this.validateAddress(order.toAddress);
    if (!address.ok) return address;
    if (!this.assets.includes(order.asset)) return refuse('ASSET_NOT_ON_NETWORK');
    const token = this.#tokenOf(order.asset);
    if (token && order.amountMinor % scaleGap(token) !== 0n) return refuse('PRECISION_TOO_FINE');
    const call = callOf(this.intentOf(order));
    const transaction = {
      from: order.fromAddress,
      to: call.to,
      value: toHex(call.value),
      ...(call.data ? { data: call.data } : {}),
    };
    try {
      const answer = await this.rpc.call<Hex>('eth_call', [transaction, 'latest']);
      // A token refuses by reverting or by returning false; one that returns nothing has accepted.
      if (token && answer !== '0x' && !isTrue(answer))
        return refuse('WOULD_FAIL', { reason: 'the token returns false' });
      const gas = quantity(await this.rpc.call('eth_estimateGas', [transaction]));
      const prices = await this.prices();
      const withRoom = gas === PLAIN_TRANSFER_GAS ? gas : (gas * 5n) / 4n;
      const terms = this.termsWithin(withRoom, prices.maxFeePerGas, prices.maxPriorityFeePerGas);
      return terms ? ok(terms) : refuse('FEE_TOO_HIGH');
    } catch (error) {
      if (error instanceof RpcRefusal && /revert/i.test(error.message))
        return refuse('WOULD_FAIL', { reason: error.message });
      if (error instanceof RpcRefusal) throw new ChainFault('BAD_ANSWER', error.message, error);
      throw error;
    }
  }

  balance(addresses: readonly string[], asset: string, atHeight?: number): Promise<bigint> {
    return this.sumOf(addresses, atHeight, this.#tokenOf(asset));
  }

  protected intentOf(order: PaymentOrder): Pick<EvmIntent, 'contract' | 'asset' | 'to' | 'amount'> {
    const token = this.#tokenOf(order.asset);
    const to = getAddress(order.toAddress);
    if (!token) return { asset: order.asset, to, amount: order.amountMinor };
    return { asset: order.asset, contract: token.contract, to, amount: order.amountMinor / scaleGap(token) };
  }

  /** The receipt's status is not enough: a token that returned false has status 1 and no Transfer. */
  protected hasPaid(order: PaymentOrder, receipt: RpcReceipt): boolean {
    const token = this.#tokenOf(order.asset);
    return !token || receipt.logs.some((log) => isTransfer(log, token, order));
  }

  protected feeOf(_order: PaymentOrder, receipt: RpcReceipt): bigint {
    return quantity(receipt.gasUsed) * quantity(receipt.effectiveGasPrice) + quantity(receipt.l1Fee ?? '0x0');
  }

  protected costOf(gas: bigint, maxFeePerGas: bigint): bigint {
    return gas * maxFeePerGas;
  }

  /**
   * Numbered for each recipient, so that a node which also reports calls without coins gives the payments the same
   * names.
   */
  #innerPayments(txHash: string, transfers: readonly InnerTransfer[]): IncomingPayment[] {
    const counts = new Map<string, number>();
    return transfers.map(({ from, to, value }) => {
      const toAddress = getAddress(to);
      const count = counts.get(toAddress) ?? 0;
      counts.set(toAddress, count + 1);
      const outputKey = `in:${toAddress}:${count}`;
      return { txHash, outputKey, asset: this.feeAsset, toAddress, fromAddress: getAddress(from), amountMinor: value };
    });
  }

  async #tokenPayment(block: BlockRef, { log, token, transfer }: TokenLog): Promise<IncomingPayment | undefined> {
    const receipt = await this.successIn(block, log.transactionHash);
    if (!receipt) return undefined;
    return {
      txHash: log.transactionHash,
      outputKey: `log:${orderInTransaction(receipt, log)}`,
      asset: token.asset,
      toAddress: transfer.to,
      fromAddress: transfer.from,
      amountMinor: toLedger(token, transfer.value),
    };
  }

  async #transferLogs(block: BlockRef): Promise<readonly TokenLog[]> {
    if (this.params.tokens.length === 0) return [];
    const address = this.params.tokens.map(({ contract }) => contract);
    const logs = await this.rpc.call<RpcLog[]>('eth_getLogs', [
      { blockHash: block.hash, address, topics: [TRANSFER_TOPIC] },
    ]);
    return logs
      .filter((log) => log.blockHash === block.hash)
      .map((log) => this.#tokenLog(log))
      .filter((told) => told !== null && isBookable(told.token, told.transfer.value)) as TokenLog[];
  }

  /** A transfer logged by a listed token; null for anything else. */
  #tokenLog(log: RpcLog): TokenLog | null {
    const token = this.#tokenAt(log.address);
    const transfer = token ? transferIn(log) : null;
    return token && transfer ? { log, token, transfer } : null;
  }

  #tokenOf(asset: string): TokenParams | undefined {
    return this.params.tokens.find((token) => token.asset === asset);
  }

  #tokenAt(contract: string): TokenParams | undefined {
    return this.params.tokens.find((token) => token.contract === contract.toLowerCase());
  }
}

function isTransfer(log: RpcLog, token: TokenParams, order: PaymentOrder): boolean {
  if (log.address.toLowerCase() !== token.contract) return false;
  const transfer = transferIn(log);
  return (
    transfer !== null &&
    isAddressEqual(transfer.from as Hex, order.fromAddress as Hex) &&
    isAddressEqual(transfer.to as Hex, order.toAddress as Hex) &&
    toLedger(token, transfer.value) === order.amountMinor
  );
}

type PaymentKey = Pick<IncomingPayment, 'outputKey' | 'toAddress' | 'amountMinor'>;

const isSame =
  (one: PaymentKey) =>
  (other: PaymentKey): boolean =>
    one.outputKey === other.outputKey && one.toAddress === other.toAddress && one.amountMinor === other.amountMinor;

/** Whether a token's `transfer` returned true; anything else is a refusal. */
function isTrue(answer: Hex): boolean {
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName: 'transfer', data: answer });
  } catch {
    return false;
  }
}
