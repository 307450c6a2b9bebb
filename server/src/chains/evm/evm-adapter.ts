import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { getAddress } from 'viem';
import {
  type BlockRef,
  type ChainAdapter,
  ChainFault,
  type EvmIntent,
  type HotWallet,
  type IncomingPayment,
  type PaymentOrder,
  type PaymentTerms,
  type QuoteRefusal,
} from '../../modules/custody/ports.ts';
import { RpcRefusal } from '../json-rpc.ts';
import { EVM_DEPOSITS, EVM_HOT } from '../keys/key-paths.ts';
import { callOf } from '../keys/sign-evm.ts';
import type { EvmParams, TokenParams } from '../network-params.ts';
import { AccountChain } from './account-chain.ts';
import { evmAddress } from './evm-address.ts';
import {
  orderInTransaction,
  quantity,
  type RpcBlock,
  type RpcLog,
  type RpcReceipt,
  type RpcTransaction,
  scaleGap,
  TRANSFER_TOPIC,
  toHex,
  toLedger,
  topicAddress,
  word,
} from './evm-rpc.ts';

const PLAIN_TRANSFER_GAS = 21_000n;

/** An EVM network: the chain's own coin and listed ERC-20 tokens. */
export class EvmAdapter extends AccountChain<EvmParams> implements ChainAdapter {
  readonly family = 'evm';
  readonly sweeps = true;
  readonly fundsAre = 'balance';

  get feeAsset(): string {
    return this.params.feeAsset;
  }

  get assets(): readonly string[] {
    return [this.params.feeAsset, ...this.params.tokens.map(({ asset }) => asset)];
  }

  get hot(): HotWallet {
    return { address: evmAddress(this.signer, EVM_HOT), keyPath: EVM_HOT };
  }

  normaliseMemo(): string {
    return '';
  }

  deriveAddress(index: number): { address: string; keyPath: string } {
    const keyPath = `${EVM_DEPOSITS}/0/${index}`;
    return { address: evmAddress(this.signer, keyPath), keyPath };
  }

  async payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    const [full, logs] = await Promise.all([
      this.rpc.call<(RpcBlock & { transactions: RpcTransaction[] }) | null>('eth_getBlockByHash', [block.hash, true]),
      this.#transferLogs(block),
    ]);
    if (full?.hash !== block.hash) throw new ChainFault('BAD_ANSWER', `${this.network}: block ${block.hash} is gone`);
    const coins = full.transactions.filter(({ to, value }) => to !== null && quantity(value) > 0n);
    const ours = await watched([
      ...coins.map(({ to }) => getAddress(to!)),
      ...logs.map((log) => getAddress(topicAddress(log.topics[2]))),
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
    for (const log of logs) {
      const payment = ours.has(getAddress(topicAddress(log.topics[2])))
        ? await this.#tokenPayment(block, log)
        : undefined;
      if (payment) found.push(payment);
    }
    return found;
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
    const receipt = await this.successIn(payment.block, payment.txHash);
    if (!receipt) return false;
    if (payment.outputKey === 'native') {
      const tx = await this.rpc.call<RpcTransaction | null>('eth_getTransactionByHash', [payment.txHash]);
      return tx?.to != null && getAddress(tx.to) === payment.toAddress && quantity(tx.value) === payment.amountMinor;
    }
    const log = receipt.logs[Number(payment.outputKey.slice('log:'.length))];
    const token = log && this.#tokenAt(log.address);
    return (
      token?.asset === payment.asset &&
      getAddress(topicAddress(log!.topics[2])) === payment.toAddress &&
      toLedger(token, word(log!.data)) === payment.amountMinor
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
      const answer = await this.rpc.call<string>('eth_call', [transaction, 'latest']);
      // A token says no by reverting or by returning false; one that returns nothing has said yes.
      if (token && answer !== '0x' && word(answer) !== 1n)
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

  async balance(addresses: readonly string[], asset: string, atHeight?: number): Promise<bigint> {
    const at = atHeight === undefined ? 'latest' : toHex(atHeight);
    const token = this.#tokenOf(asset);
    let sum = 0n;
    for (const address of addresses) sum += await this.balanceOf(address, at, token);
    return sum;
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

  async #tokenPayment(block: BlockRef, log: RpcLog): Promise<IncomingPayment | undefined> {
    const token = this.#tokenAt(log.address);
    const receipt = await this.successIn(block, log.transactionHash);
    if (!token || !receipt) return undefined;
    const amountMinor = toLedger(token, word(log.data));
    if (amountMinor === 0n) return undefined;
    return {
      txHash: log.transactionHash,
      outputKey: `log:${orderInTransaction(receipt, log)}`,
      asset: token.asset,
      toAddress: getAddress(topicAddress(log.topics[2])),
      fromAddress: getAddress(topicAddress(log.topics[1])),
      amountMinor,
    };
  }

  async #transferLogs(block: BlockRef): Promise<readonly RpcLog[]> {
    if (this.params.tokens.length === 0) return [];
    const address = this.params.tokens.map(({ contract }) => contract);
    const logs = await this.rpc.call<RpcLog[]>('eth_getLogs', [
      { blockHash: block.hash, address, topics: [TRANSFER_TOPIC] },
    ]);
    return logs.filter((log) => log.topics.length === 3 && log.blockHash === block.hash);
  }

  #tokenOf(asset: string): TokenParams | undefined {
    return this.params.tokens.find((token) => token.asset === asset);
  }

  #tokenAt(contract: string): TokenParams | undefined {
    return this.params.tokens.find((token) => token.contract === contract.toLowerCase());
  }
}

function isTransfer(log: RpcLog, token: TokenParams, order: PaymentOrder): boolean {
  return (
    log.address.toLowerCase() === token.contract &&
    log.topics[0] === TRANSFER_TOPIC &&
    topicAddress(log.topics[1]) === order.fromAddress.toLowerCase() &&
    topicAddress(log.topics[2]) === order.toAddress.toLowerCase() &&
    toLedger(token, word(log.data)) === order.amountMinor
  );
}
