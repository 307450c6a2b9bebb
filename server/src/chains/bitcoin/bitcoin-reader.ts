import { hex } from '@scure/base';
import { Address, OutScript, RawTx } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import {
  type AttemptStatus,
  type BlockRef,
  type ChainBlock,
  ChainFault,
  type IncomingPayment,
  type Reservation,
} from '../../modules/custody/ports.ts';
import type { BitcoinParams } from '../../networks/network-params.ts';
import type { Coin } from '../../signer/public.ts';
import { type JsonRpc, RpcRefusal } from '../json-rpc.ts';
import {
  btcToSatoshi,
  RPC_NOT_FOUND,
  RPC_OUT_OF_RANGE,
  type RpcBlock,
  type RpcHeader,
  type RpcTransaction,
} from './bitcoin-rpc.ts';

/** How many blocks beyond the asked depth are searched for a spend that is not ours. */
const CONFLICT_SEARCH_BLOCKS = 200;

/** Reads a node's chain: blocks, payments in them, what became of ours, balances and prices. */
export class BitcoinReader {
  readonly #params: BitcoinParams;
  readonly #rpc: JsonRpc;
  readonly #realNowMs: () => number;

  constructor(params: BitcoinParams, rpc: JsonRpc, realNowMs: () => number) {
    this.#params = params;
    this.#rpc = rpc;
    this.#realNowMs = realNowMs;
  }

  async identity(): Promise<{ genesisHash: string; chainId: string }> {
    const { chain } = await this.#rpc.call<{ chain: string }>('getblockchaininfo');
    if (chain !== this.#params.chain)
      throw new ChainFault('WRONG_CHAIN', `the node is on ${chain}, not ${this.#params.chain}`);
    return { genesisHash: await this.#rpc.call<string>('getblockhash', [0]), chainId: chain };
  }

  async head(): Promise<ChainBlock> {
    const head = toChainBlock(
      await this.#rpc.call<RpcHeader>('getblockheader', [await this.#rpc.call('getbestblockhash')]),
    );
    const ageMsMax = this.#params.headAgeMsMax;
    if (ageMsMax !== undefined && this.#realNowMs() - head.atMs > ageMsMax)
      throw new ChainFault('STALE_HEAD', 'the latest block is old');
    return head;
  }

  async blockAt(height: number): Promise<ChainBlock | undefined> {
    const hash = await this.#orUndefined(this.#rpc.call<string>('getblockhash', [height]), RPC_OUT_OF_RANGE);
    if (hash === undefined) return undefined;
    const header = await this.#orUndefined(this.#rpc.call<RpcHeader>('getblockheader', [hash]), RPC_NOT_FOUND);
    return header && toChainBlock(header);
  }

  async payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    const full = await this.#orUndefined(this.#rpc.call<RpcBlock>('getblock', [block.hash, 2]), RPC_NOT_FOUND);
    // A node still knows a replaced block, with -1 confirmations.
    if (!full || full.confirmations < 1) throw new ChainFault('BAD_ANSWER', `block ${block.hash} is gone`);
    const outputs = full.tx.flatMap((tx) =>
      tx.vout.map((output) => ({ tx, output, toAddress: this.#addressOf(output.scriptPubKey.hex) })),
    );
    const ours = await watched(outputs.flatMap(({ toAddress }) => (toAddress === undefined ? [] : [toAddress])));
    const found: IncomingPayment[] = [];
    for (const { tx, output, toAddress } of outputs) {
      if (toAddress === undefined || !ours.has(toAddress) || output.value <= 0) continue;
      found.push({
        txHash: tx.txid,
        outputKey: `vout:${output.n}`,
        asset: this.#params.asset,
        toAddress,
        amountMinor: btcToSatoshi(output.value),
        coin: { vout: output.n },
        isReward: tx.vin[0]?.coinbase !== undefined,
      });
    }
    return found;
  }

  async isStillPaid(payment: {
    txHash: string;
    outputKey: string;
    toAddress: string;
    amountMinor: bigint;
    block: BlockRef;
  }): Promise<boolean> {
    if ((await this.blockAt(payment.block.height))?.hash !== payment.block.hash) return false;
    const tx = await this.#transaction(payment.txHash);
    const output = tx?.vout[Number(payment.outputKey.slice('vout:'.length))];
    return (
      tx?.blockhash === payment.block.hash &&
      output !== undefined &&
      btcToSatoshi(output.value) === payment.amountMinor &&
      this.#addressOf(output.scriptPubKey.hex) === payment.toAddress
    );
  }

  /**
   * The transactions that made these coins, each once, without witnesses. @throws ChainFault if the node no longer
   * knows one
   */
  async parentsOf(coins: readonly Pick<Coin, 'txHash'>[]): Promise<string[]> {
    const hashes = [...new Set(coins.map(({ txHash }) => txHash))];
    return Promise.all(
      hashes.map(async (txHash) => {
        const raw = await this.#orUndefined(
          this.#rpc.call<string>('getrawtransaction', [txHash, false]),
          RPC_NOT_FOUND,
        );
        if (raw === undefined) throw new ChainFault('BAD_ANSWER', `transaction ${txHash} is gone`);
        return hex.encode(RawOldTx.encode(RawTx.decode(hex.decode(raw))));
      }),
    );
  }

  async attemptStatus(txHash: string): Promise<AttemptStatus> {
    const tx = await this.#transaction(txHash);
    if (!tx) return { state: 'UNKNOWN' };
    if (tx.blockhash === undefined || (tx.confirmations ?? 0) < 1) return { state: 'PENDING' };
    const header = await this.#rpc.call<RpcHeader>('getblockheader', [tx.blockhash]);
    if (header.confirmations < 1) return { state: 'PENDING' };
    return {
      state: 'MINED',
      block: { height: header.height, hash: header.hash },
      confirmations: header.confirmations,
      isPaid: true,
      feeAsset: this.#params.asset,
      feeMinor: await this.#feeOf(tx),
    };
  }

  async isConflicted(reservation: Reservation, depth: number): Promise<boolean> {
    for (const coin of reservation.coins ?? []) {
      if (
        (await this.#rpc.call('gettxout', [coin.txHash, coin.vout, false])) === null &&
        (await this.#isSpentDeep(coin, depth))
      )
        return true;
    }
    return false;
  }

  async balance(addresses: readonly string[], atHeight?: number): Promise<bigint> {
    if (addresses.length === 0) return 0n;
    const descriptors = addresses.map((address) => `addr(${address})`);
    const found = await this.#rpc.call<{ height: number; total_amount: number }>('scantxoutset', [
      'start',
      descriptors,
    ]);
    if (atHeight !== undefined && found.height !== atHeight)
      throw new ChainFault('BAD_ANSWER', 'the chain has moved on');
    return btcToSatoshi(found.total_amount);
  }

  /** The fee rate that we pay, in satoshi per virtual byte. */
  async feeRate(): Promise<number> {
    return (await this.estimatedFeeRate()) ?? this.#params.feeRateFallback;
  }

  /** The fee rate for one of the next two blocks, in satoshi per virtual byte; null if the node has no estimate. */
  async estimatedFeeRate(): Promise<number | null> {
    const estimate = await this.#rpc.call<{ feerate?: number }>('estimatesmartfee', [2]);
    if (estimate.feerate === undefined || estimate.feerate <= 0) return null;
    return Math.max(1, Math.ceil(Number(btcToSatoshi(estimate.feerate)) / 1_000));
  }

  /** Looks for the transaction that spent a coin; true if it is `depth` blocks deep. */
  async #isSpentDeep(coin: Coin, depth: number): Promise<boolean> {
    const { height } = await this.head();
    for (let at = height; at > Math.max(0, height - depth - CONFLICT_SEARCH_BLOCKS); at--) {
      const block = await this.#rpc.call<RpcBlock>('getblock', [await this.#rpc.call('getblockhash', [at]), 2]);
      const isHere = block.tx.some((tx) => tx.vin.some(({ txid, vout }) => txid === coin.txHash && vout === coin.vout));
      if (isHere) return height - at + 1 >= depth;
    }
    return false;
  }

  async #feeOf(tx: RpcTransaction): Promise<bigint> {
    let fee = -tx.vout.reduce((sum, { value }) => sum + btcToSatoshi(value), 0n);
    for (const { txid, vout } of tx.vin) {
      const parent = await this.#rpc.call<RpcTransaction>('getrawtransaction', [txid, true]);
      fee += btcToSatoshi(parent.vout[vout!]!.value);
    }
    return fee;
  }

  #transaction(txHash: string): Promise<RpcTransaction | undefined> {
    return this.#orUndefined(this.#rpc.call<RpcTransaction>('getrawtransaction', [txHash, true]), RPC_NOT_FOUND);
  }

  async #orUndefined<Value>(call: Promise<Value>, code: number): Promise<Value | undefined> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof RpcRefusal && error.rpcCode === code) return undefined;
      throw error;
    }
  }

  #addressOf(scriptHex: string): string | undefined {
    try {
      return Address(this.#params.prefixes).encode(OutScript.decode(hex.decode(scriptHex)));
    } catch {
      return undefined;
    }
  }
}

function toChainBlock(header: RpcHeader): ChainBlock {
  if (!/^[0-9a-f]{64}$/.test(header.hash)) throw new ChainFault('BAD_ANSWER', 'a block without a hash');
  return {
    height: header.height,
    hash: header.hash,
    parentHash: header.previousblockhash ?? '',
    atMs: header.time * 1_000,
  };
}
