import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { getAddress, type Hex, keccak256, toBytes } from 'viem';
import {
  type BlockRef,
  type ChainAdapter,
  ChainFault,
  type EvmIntent,
  type HotWallet,
  type IncomingPayment,
  type MemoRule,
  type PaymentOrder,
  type PaymentTerms,
  type QuoteRefusal,
} from '../../modules/custody/ports.ts';
import { AccountChain } from '../evm/account-chain.ts';
import { evmAddress } from '../evm/evm-address.ts';
import {
  orderInTransaction,
  quantity,
  type RpcLog,
  type RpcReceipt,
  scaleGap,
  TRANSFER_TOPIC,
  toHex,
  toLedger,
  topicAddress,
  word,
} from '../evm/evm-rpc.ts';
import { RpcRefusal } from '../json-rpc.ts';
import { TEMPO_HOT } from '../keys/key-paths.ts';
import { callOf } from '../keys/sign-evm.ts';
import type { TempoParams, TokenParams } from '../network-params.ts';
import { decodeMemo, encodeMemo, normaliseMemo } from './memo.ts';

const MEMO_TOPIC = keccak256(toBytes('TransferWithMemo(address,address,uint256,bytes32)'));
const FEE_MANAGER = '0xfeec000000000000000000000000000000000000';
/** Gas is priced in 18 places, the dollar tokens have 6. */
const GAS_PLACES = 10n ** 12n;
const MEMO_MAX = 31;

/** Tempo: dollar tokens with a native memo, one address for all people, fees paid in the token itself. */
export class TempoAdapter extends AccountChain<TempoParams> implements ChainAdapter {
  readonly family = 'tempo';
  readonly sweeps = false;
  readonly fundsAre = 'balance';
  readonly memo: MemoRule = { required: true, kind: 'text', lengthMax: MEMO_MAX, pattern: '^[\\x20-\\x7e]{1,31}$' };

  get feeAsset(): string {
    return this.#token.asset;
  }

  get assets(): readonly string[] {
    return [this.#token.asset];
  }

  get hot(): HotWallet {
    return { address: evmAddress(this.signer, TEMPO_HOT), keyPath: TEMPO_HOT };
  }

  normaliseMemo(memo: string): string {
    return normaliseMemo(memo);
  }

  deriveAddress(): { address: string; keyPath: string } {
    return this.hot;
  }

  async payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    const filter = { blockHash: block.hash, address: this.#token.contract, topics: [[TRANSFER_TOPIC, MEMO_TOPIC]] };
    const logs = await this.rpc.call<RpcLog[]>('eth_getLogs', [filter]);
    const ours = await watched(logs.map((log) => getAddress(topicAddress(log.topics[2]))));
    const found: IncomingPayment[] = [];
    for (const log of logs) {
      const toAddress = getAddress(topicAddress(log.topics[2]));
      if (!ours.has(toAddress) || log.blockHash !== block.hash || isTwin(log, logs)) continue;
      const receipt = await this.successIn(block, log.transactionHash);
      const amountMinor = toLedger(this.#token, word(log.data));
      if (!receipt || amountMinor === 0n) continue;
      const memo = log.topics[0] === MEMO_TOPIC ? decodeMemo(log.topics[3] as Hex) : '';
      found.push({
        txHash: log.transactionHash,
        outputKey: `log:${orderInTransaction(receipt, log)}`,
        asset: this.#token.asset,
        toAddress,
        fromAddress: getAddress(topicAddress(log.topics[1])),
        ...(memo === '' ? {} : { memo }),
        amountMinor,
      });
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
    const log = receipt?.logs[Number(payment.outputKey.slice('log:'.length))];
    return (
      log?.address.toLowerCase() === this.#token.contract &&
      getAddress(topicAddress(log.topics[2])) === payment.toAddress &&
      toLedger(this.#token, word(log.data)) === payment.amountMinor
    );
  }

  async quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const address = this.validateAddress(order.toAddress);
    if (!address.ok) return address;
    if (order.asset !== this.#token.asset) return refuse('ASSET_NOT_ON_NETWORK');
    if (order.amountMinor % scaleGap(this.#token) !== 0n) return refuse('PRECISION_TOO_FINE');
    if (order.memo !== undefined && !new RegExp(this.memo.pattern).test(order.memo)) return refuse('MEMO_INVALID');
    const call = callOf(this.intentOf(order));
    const transaction = { from: order.fromAddress, to: call.to, data: call.data };
    try {
      await this.rpc.call('eth_call', [transaction, 'latest']);
      const gas = quantity(await this.rpc.call('eth_estimateGas', [transaction]));
      const prices = await this.prices();
      // A first payment to an address costs more than the estimate of a second one says.
      const terms = this.termsWithin(gas * 2n, prices.maxFeePerGas, prices.maxPriorityFeePerGas);
      return terms ? ok(terms) : refuse('FEE_TOO_HIGH');
    } catch (error) {
      if (error instanceof RpcRefusal && /revert/i.test(error.message))
        return refuse('WOULD_FAIL', { reason: error.message });
      if (error instanceof RpcRefusal) throw new ChainFault('BAD_ANSWER', error.message, error);
      throw error;
    }
  }

  async balance(addresses: readonly string[], _asset: string, atHeight?: number): Promise<bigint> {
    let sum = 0n;
    for (const address of addresses)
      sum += await this.balanceOf(address, atHeight === undefined ? 'latest' : toHex(atHeight), this.#token);
    return sum;
  }

  protected intentOf(order: PaymentOrder): Pick<EvmIntent, 'contract' | 'asset' | 'to' | 'amount' | 'memo'> {
    return {
      asset: order.asset,
      contract: this.#token.contract,
      to: getAddress(order.toAddress),
      amount: order.amountMinor / scaleGap(this.#token),
      ...(order.memo === undefined ? {} : { memo: encodeMemo(order.memo) }),
    };
  }

  protected hasPaid(order: PaymentOrder, receipt: RpcReceipt): boolean {
    const wanted = order.memo === undefined ? TRANSFER_TOPIC : MEMO_TOPIC;
    return receipt.logs.some(
      (log) =>
        log.address.toLowerCase() === this.#token.contract &&
        log.topics[0] === wanted &&
        topicAddress(log.topics[2]) === order.toAddress.toLowerCase() &&
        toLedger(this.#token, word(log.data)) === order.amountMinor &&
        (order.memo === undefined || log.topics[3] === encodeMemo(order.memo)),
    );
  }

  /** The fee is a transfer of the token to the fee manager, written into the receipt. */
  protected feeOf(order: PaymentOrder, receipt: RpcReceipt): bigint {
    const paid = receipt.logs.filter(
      (log) =>
        log.address.toLowerCase() === this.#token.contract &&
        log.topics[0] === TRANSFER_TOPIC &&
        topicAddress(log.topics[1]) === order.fromAddress.toLowerCase() &&
        topicAddress(log.topics[2]) === FEE_MANAGER,
    );
    return paid.reduce((sum, log) => sum + toLedger(this.#token, word(log.data)), 0n);
  }

  protected costOf(gas: bigint, maxFeePerGas: bigint): bigint {
    return (gas * maxFeePerGas + GAS_PLACES - 1n) / GAS_PLACES;
  }

  get #token(): TokenParams {
    return this.params.tokens[0];
  }
}

/** A transfer with a memo is logged twice; the plain one is the same money again. */
function isTwin(log: RpcLog, logs: readonly RpcLog[]): boolean {
  if (log.topics[0] !== TRANSFER_TOPIC) return false;
  const same = (other: RpcLog) =>
    other.transactionHash === log.transactionHash &&
    other.topics[1] === log.topics[1] &&
    other.topics[2] === log.topics[2] &&
    other.data === log.data;
  const plain = logs.filter((other) => other.topics[0] === TRANSFER_TOPIC && same(other));
  const withMemo = logs.filter((other) => other.topics[0] === MEMO_TOPIC && same(other));
  // One plain transfer beside a memo transfer of the same amount is still a payment: pair them one to one, in order.
  return plain.indexOf(log) < withMemo.length;
}
