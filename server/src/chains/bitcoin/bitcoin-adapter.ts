import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { hex } from '@scure/base';
import { Address, OutScript, p2wpkh } from '@scure/btc-signer';
import {
  type AttemptStatus,
  type BlockRef,
  type ChainAdapter,
  type ChainBlock,
  ChainFault,
  type Coin,
  type HotWallet,
  type IncomingPayment,
  type PaymentOrder,
  type PaymentTerms,
  type QuoteRefusal,
  type Reservation,
  type ReservationSource,
  type ReserveRefusal,
  type SendOutcome,
  type SignedAttempt,
  type Signer,
  type SignRefusal,
} from '../../modules/wallet/ports.ts';
import { type JsonRpc, RpcRefusal } from '../json-rpc.ts';
import { bitcoinChange, bitcoinDeposits, bitcoinHot } from '../keys/key-paths.ts';
import { publicKeyAt } from '../keys/public-keys.ts';
import type { BitcoinParams } from '../network-params.ts';
import {
  btcToSatoshi,
  RPC_ALREADY_IN_CHAIN,
  RPC_NOT_FOUND,
  RPC_OUT_OF_RANGE,
  type RpcBlock,
  type RpcHeader,
  type RpcTransaction,
} from './bitcoin-rpc.ts';

const DUST_SATOSHI = 1_000n;
/** Blocks past the asked depth that are searched for a spend which is none of ours. */
const CONFLICT_SEARCH_BLOCKS = 200;
const KNOWN = /already.*(mempool|known)/i;
/** Each payment keeps room to be raised: its coins cover three times the first fee. */
const FEE_ROOM = 3n;

/** Bitcoin and its like, through the RPC of Bitcoin Core (with txindex). */
export class BitcoinAdapter implements ChainAdapter {
  readonly family = 'bitcoin';
  readonly sweeps = false;
  readonly fundsAre = 'coins';
  readonly #params: BitcoinParams;
  readonly #rpc: JsonRpc;
  readonly #signer: Signer;
  readonly #realNowMs: () => number;

  constructor(params: BitcoinParams, rpc: JsonRpc, signer: Signer, realNowMs: () => number = Date.now) {
    this.#params = params;
    this.#rpc = rpc;
    this.#signer = signer;
    this.#realNowMs = realNowMs;
  }

  get network(): string {
    return this.#params.network;
  }

  get forgets(): boolean {
    return this.#params.forgets;
  }

  get feeAsset(): string {
    return this.#params.asset;
  }

  get assets(): readonly string[] {
    return [this.#params.asset];
  }

  get hot(): HotWallet {
    const { coinType } = this.#params;
    return { ...this.#place(bitcoinHot(coinType)), change: this.#place(bitcoinChange(coinType)) };
  }

  validateAddress(address: string): Result<string, 'ADDRESS_INVALID'> {
    try {
      // Bech32 in capitals (as in QR codes) is the same address.
      const text = /^[A-Z0-9]+$/.test(address) ? address.toLowerCase() : address;
      OutScript.encode(Address(this.#params.prefixes).decode(text));
      return ok(text);
    } catch {
      return refuse('ADDRESS_INVALID');
    }
  }

  normaliseMemo(): string {
    return '';
  }

  deriveAddress(index: number): { address: string; keyPath: string } {
    return this.#place(`${bitcoinDeposits(this.#params.coinType)}/0/${index}`);
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
    // A block that was replaced is still known, with -1 confirmations.
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

  async quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const address = this.validateAddress(order.toAddress);
    if (!address.ok) return address;
    if (order.asset !== this.#params.asset) return refuse('ASSET_NOT_ON_NETWORK');
    if (order.amountMinor < DUST_SATOSHI) return refuse('WOULD_FAIL', { reason: 'dust' });
    const rate = await this.#feeRate();
    const terms = this.#termsOf(rate);
    // How many coins it takes is only known when they are reserved: two, mostly.
    return terms ? ok({ ...terms, feeMinorExpected: BigInt(rate) * vbytes(2) }) : refuse('FEE_TOO_HIGH');
  }

  async raise(_order: PaymentOrder, terms: PaymentTerms): Promise<PaymentTerms | undefined> {
    const rate = Number(terms.prices.satoshiPerVbyte);
    return this.#termsOf(Math.max(rate + 1, Math.ceil((rate * 9) / 8), await this.#feeRate()));
  }

  /** All the coins, less the fee, to where our change goes: no output is left for anybody else. */
  selfOrder(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): PaymentOrder {
    const inputs = reservation.coins ?? [];
    const fee = BigInt(terms.prices.satoshiPerVbyte!) * vbytes(inputs.length);
    const amountMinor = inputs.reduce((sum, coin) => sum + coin.amountMinor, 0n) - fee;
    return { ...order, toAddress: this.hot.change!.address, amountMinor };
  }

  async reserve(
    order: PaymentOrder,
    terms: PaymentTerms,
    source: ReservationSource,
  ): Promise<Result<Reservation, ReserveRefusal>> {
    const rate = BigInt(terms.prices.satoshiPerVbyte!);
    const coins: Coin[] = [];
    let sum = 0n;
    for (const coin of await source.finalCoins()) {
      coins.push(coin);
      sum += coin.amountMinor;
      if (sum >= order.amountMinor + FEE_ROOM * rate * vbytes(coins.length)) return ok({ coins });
    }
    const needed = order.amountMinor + FEE_ROOM * rate * vbytes(coins.length + 1);
    return refuse(sum + (await source.unripeMinor()) >= needed ? 'COINS_NOT_FINAL' : 'HOT_WALLET_SHORT');
  }

  sign(
    order: PaymentOrder,
    terms: PaymentTerms,
    reservation: Reservation,
  ): Promise<Result<SignedAttempt, SignRefusal>> {
    const inputs = reservation.coins ?? [];
    const fee = BigInt(terms.prices.satoshiPerVbyte!) * vbytes(inputs.length);
    const rest = inputs.reduce((sum, coin) => sum + coin.amountMinor, 0n) - order.amountMinor - fee;
    return this.#signer.sign({
      scheme: 'utxo',
      chainId: this.#params.chain,
      asset: order.asset,
      inputs,
      to: order.toAddress,
      amount: order.amountMinor,
      ...(rest > DUST_SATOSHI ? { change: { ...this.hot.change!, amount: rest } } : {}),
      feeMax: terms.feeMinorMax,
    });
  }

  async signStatement(address: string, text: string): Promise<Result<string, SignRefusal> | null> {
    const places = [this.hot, ...(this.hot.change ? [this.hot.change] : [])];
    const place = places.find((each) => each.address === address);
    return place ? this.#signer.signStatement({ scheme: 'coin', keyPath: place.keyPath, text }) : null;
  }

  async send(rawTx: string): Promise<SendOutcome> {
    try {
      await this.#rpc.call('sendrawtransaction', [rawTx]);
      return { state: 'ACCEPTED' };
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      const isKnown = error.code === RPC_ALREADY_IN_CHAIN || KNOWN.test(error.message);
      return isKnown ? { state: 'KNOWN' } : { state: 'REJECTED', reason: error.message };
    }
  }

  async attemptStatus(_order: PaymentOrder, txHash: string): Promise<AttemptStatus> {
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
      feeAsset: this.feeAsset,
      feeMinor: await this.#feeOf(tx),
    };
  }

  async isConflicted(_order: PaymentOrder, reservation: Reservation, depth: number): Promise<boolean> {
    for (const coin of reservation.coins ?? []) {
      if (
        (await this.#rpc.call('gettxout', [coin.txHash, coin.vout, false])) === null &&
        (await this.#isSpentDeep(coin, depth))
      )
        return true;
    }
    return false;
  }

  async minedSequence(): Promise<number> {
    return 0;
  }

  async hasCode(): Promise<boolean> {
    return false;
  }

  async balance(addresses: readonly string[], _asset: string, atHeight?: number): Promise<bigint> {
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

  /** Looks for the transaction that spent a coin; true when it is `depth` blocks deep. */
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

  async #feeRate(): Promise<number> {
    const estimate = await this.#rpc.call<{ feerate?: number }>('estimatesmartfee', [2]);
    if (estimate.feerate === undefined || estimate.feerate <= 0) return this.#params.feeRateFallback;
    return Math.max(1, Math.ceil(Number(btcToSatoshi(estimate.feerate)) / 1_000));
  }

  #termsOf(rate: number): PaymentTerms | undefined {
    if (BigInt(rate) * vbytes(2) > this.#params.feeMinorMax) return undefined;
    return {
      prices: { satoshiPerVbyte: String(rate) },
      feeAsset: this.feeAsset,
      feeMinorMax: this.#params.feeMinorMax,
    };
  }

  #transaction(txHash: string): Promise<RpcTransaction | undefined> {
    return this.#orUndefined(this.#rpc.call<RpcTransaction>('getrawtransaction', [txHash, true]), RPC_NOT_FOUND);
  }

  async #orUndefined<Value>(call: Promise<Value>, code: number): Promise<Value | undefined> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof RpcRefusal && error.code === code) return undefined;
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

  #place(keyPath: string): { address: string; keyPath: string } {
    return { address: p2wpkh(publicKeyAt(this.#signer, keyPath), this.#params.prefixes).address!, keyPath };
  }
}

/** Virtual size of a payment of ours: witness inputs, a recipient of any kind and change. */
const vbytes = (inputs: number): bigint => BigInt(11 + 68 * inputs + 43 + 31);

function toChainBlock(header: RpcHeader): ChainBlock {
  if (!/^[0-9a-f]{64}$/.test(header.hash)) throw new ChainFault('BAD_ANSWER', 'a block without a hash');
  return {
    height: header.height,
    hash: header.hash,
    parentHash: header.previousblockhash ?? '',
    atMs: header.time * 1_000,
  };
}
