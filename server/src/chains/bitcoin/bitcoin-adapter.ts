import { smallerOf } from '@bourse/core/money/bounds.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { Address, OutScript, p2wpkh } from '@scure/btc-signer';
import type {
  AttemptStatus,
  BlockRef,
  ChainAdapter,
  ChainBlock,
  HotWallet,
  IncomingPayment,
  PaymentOrder,
  PaymentTerms,
  QuoteRefusal,
  Reservation,
  ReservationSource,
  ReserveRefusal,
  SendOutcome,
} from '../../modules/custody/ports.ts';
import type { BitcoinParams } from '../../networks/network-params.ts';
import {
  bitcoinChange,
  bitcoinDeposits,
  bitcoinHot,
  type Coin,
  HOT_GENERATIONS_MAX,
  publicKeyAt,
  type SignedAttempt,
  type Signer,
  type SignRefusal,
} from '../../signer/public.ts';
import { type JsonRpc, RpcRefusal } from '../json-rpc.ts';
import { BitcoinReader } from './bitcoin-reader.ts';
import { RPC_ALREADY_IN_CHAIN } from './bitcoin-rpc.ts';

const DUST_SATOSHI = 1_000n;
const KNOWN = /already.*(mempool|known)/i;
/** The coins of each payment leave room for three times its first fee, so that the fee can be raised later. */
const FEE_ROOM = 3n;

/** Bitcoin and similar chains, through the RPC of Bitcoin Core (with txindex). */
export class BitcoinAdapter implements ChainAdapter {
  readonly family = 'bitcoin';
  readonly sweeps = false;
  readonly fundsAre = 'coins';
  readonly #params: BitcoinParams;
  readonly #rpc: JsonRpc;
  readonly #signer: Signer;
  readonly #reader: BitcoinReader;
  /** Cached, because each step of a payment asks for it and deriving two keys takes milliseconds. */
  readonly #hots = new Map<number, HotWallet>();

  constructor(params: BitcoinParams, rpc: JsonRpc, signer: Signer, realNowMs: () => number = Date.now) {
    this.#params = params;
    this.#rpc = rpc;
    this.#signer = signer;
    this.#reader = new BitcoinReader(params, rpc, realNowMs);
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

  hotAt(generation: number): HotWallet {
    const known = this.#hots.get(generation);
    if (known) return known;
    const { coinType } = this.#params;
    const change = this.#place(bitcoinChange(coinType, generation));
    const hot = { ...this.#place(bitcoinHot(coinType, generation)), change };
    this.#hots.set(generation, hot);
    return hot;
  }

  amountMinorMax(asset: string): bigint {
    return this.#params.amountMinorMax[asset] ?? 0n;
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

  addressAt(keyPath: string): string {
    return this.#place(keyPath).address;
  }

  identity(): Promise<{ genesisHash: string; chainId: string }> {
    return this.#reader.identity();
  }

  head(): Promise<ChainBlock> {
    return this.#reader.head();
  }

  blockAt(height: number): Promise<ChainBlock | undefined> {
    return this.#reader.blockAt(height);
  }

  payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    return this.#reader.payments(block, watched);
  }

  isStillPaid(payment: Parameters<BitcoinReader['isStillPaid']>[0]): Promise<boolean> {
    return this.#reader.isStillPaid(payment);
  }

  attemptStatus(_order: PaymentOrder, txHash: string): Promise<AttemptStatus> {
    return this.#reader.attemptStatus(txHash);
  }

  isConflicted(_order: PaymentOrder, reservation: Reservation, depth: number): Promise<boolean> {
    return this.#reader.isConflicted(reservation, depth);
  }

  balance(addresses: readonly string[], _asset: string, atHeight?: number): Promise<bigint> {
    return this.#reader.balance(addresses, atHeight);
  }

  async quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const address = this.validateAddress(order.toAddress);
    if (!address.ok) return address;
    if (order.asset !== this.#params.asset) return refuse('ASSET_NOT_ON_NETWORK');
    if (order.amountMinor < DUST_SATOSHI) return refuse('WOULD_FAIL', { reason: 'dust' });
    const estimated = await this.#reader.estimatedFeeRate();
    const terms = this.#termsOf(estimated ?? this.#params.feeRateFallback);
    // How many coins a payment needs is known only when they are reserved; usually two.
    const feeMinorExpected = estimated === null ? null : BigInt(estimated) * vbytes(2);
    return terms ? ok({ ...terms, feeMinorExpected }) : refuse('FEE_TOO_HIGH');
  }

  async raise(_order: PaymentOrder, terms: PaymentTerms): Promise<PaymentTerms | undefined> {
    const rate = Number(terms.prices.satoshiPerVbyte);
    return this.#termsOf(Math.max(rate + 1, Math.ceil((rate * 9) / 8), await this.#reader.feeRate()));
  }

  /** Sends all the coins, minus the fee, to the payer's change address, without any other output. */
  selfOrder(order: PaymentOrder, terms: PaymentTerms, reservation: Reservation): PaymentOrder {
    const inputs = reservation.coins ?? [];
    const fee = BigInt(terms.prices.satoshiPerVbyte!) * vbytes(inputs.length);
    const amountMinor = sumOf(inputs) - fee;
    const { address, keyPath } = this.#changeOf(order.kind === 'sweep' ? order.toPath! : order.fromPath);
    return { ...order, toAddress: address, toPath: keyPath, amountMinor };
  }

  async reserve(
    order: PaymentOrder,
    terms: PaymentTerms,
    source: ReservationSource,
  ): Promise<Result<Reservation, ReserveRefusal>> {
    const rate = BigInt(terms.prices.satoshiPerVbyte!);
    if (order.kind === 'sweep') return sweepable(order, terms, await source.lockFinalCoins());
    const coins: Coin[] = [];
    let sum = 0n;
    for (const coin of await source.lockFinalCoins()) {
      coins.push(coin);
      sum += coin.amountMinor;
      if (sum >= order.amountMinor + FEE_ROOM * rate * vbytes(coins.length)) return ok({ coins });
    }
    const needed = order.amountMinor + FEE_ROOM * rate * vbytes(coins.length + 1);
    return refuse(sum + (await source.unripeMinor()) >= needed ? 'COINS_NOT_FINAL' : 'HOT_WALLET_SHORT');
  }

  async sign(
    order: PaymentOrder,
    terms: PaymentTerms,
    reservation: Reservation,
  ): Promise<Result<SignedAttempt, SignRefusal>> {
    const inputs = reservation.coins ?? [];
    const fee = BigInt(terms.prices.satoshiPerVbyte!) * vbytes(inputs.length);
    const worth = sumOf(inputs);
    // A sweep leaves nothing behind, so a higher fee reduces what it moves.
    const most = worth - fee;
    const amount = order.kind === 'sweep' ? smallerOf(most, this.amountMinorMax(order.asset)) : order.amountMinor;
    const rest = most - amount;
    const changePath = order.kind === 'sweep' ? order.toPath! : order.fromPath;
    return this.#signer.sign(
      {
        scheme: 'utxo',
        chainId: this.#params.chain,
        asset: order.asset,
        inputs,
        parents: await this.#reader.parentsOf(inputs),
        to: order.toAddress,
        amount,
        ...(rest > DUST_SATOSHI ? { change: { ...this.#changeOf(changePath), amount: rest } } : {}),
        feeMax: terms.feeMinorMax,
      },
      order,
    );
  }

  async signStatement(address: string, text: string): Promise<Result<string, SignRefusal> | null> {
    for (let generation = 0; generation <= HOT_GENERATIONS_MAX; generation++) {
      const hot = this.hotAt(generation);
      const place = [hot, hot.change!].find((each) => each.address === address);
      if (place) return this.#signer.signStatement({ scheme: 'coin', keyPath: place.keyPath, text });
    }
    return null;
  }

  async send(rawTx: string): Promise<SendOutcome> {
    try {
      await this.#rpc.call('sendrawtransaction', [rawTx]);
      return { state: 'ACCEPTED' };
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      const isKnown = error.rpcCode === RPC_ALREADY_IN_CHAIN || KNOWN.test(error.message);
      return isKnown ? { state: 'KNOWN' } : { state: 'REJECTED', reason: error.message };
    }
  }

  async minedSequence(): Promise<number> {
    return 0;
  }

  async hasCode(): Promise<boolean> {
    return false;
  }

  #termsOf(rate: number): PaymentTerms | undefined {
    if (BigInt(rate) * vbytes(2) > this.#params.feeMinorMax) return undefined;
    return {
      prices: { satoshiPerVbyte: String(rate) },
      feeAsset: this.feeAsset,
      feeMinorMax: this.#params.feeMinorMax,
    };
  }

  /** Change returns to the paying hot wallet; that of a sweep goes where the sweep goes. */
  #changeOf(path: string): { address: string; keyPath: string } {
    const { coinType } = this.#params;
    for (let generation = 0; generation <= HOT_GENERATIONS_MAX; generation++)
      if ([bitcoinHot(coinType, generation), bitcoinChange(coinType, generation)].includes(path))
        return this.hotAt(generation).change!;
    throw new Error(`${path} is the key of no hot wallet`);
  }

  #place(keyPath: string): { address: string; keyPath: string } {
    return { address: p2wpkh(publicKeyAt(this.#signer, keyPath), this.#params.prefixes).address!, keyPath };
  }
}

/** At the highest usual price, moving this many coins still costs no more than a payment may. */
const SWEEP_COINS_MAX = 50;

/** What lies at an address to be swept. It must be worth three times the cost of moving it. */
function sweepable(
  { fromAddress }: PaymentOrder,
  { prices }: PaymentTerms,
  final: readonly Coin[],
): Result<Reservation, ReserveRefusal> {
  const coins = final.filter(({ address }) => address === fromAddress).slice(0, SWEEP_COINS_MAX);
  const needed = FEE_ROOM * BigInt(prices.satoshiPerVbyte!) * vbytes(coins.length) + DUST_SATOSHI;
  return coins.length > 0 && sumOf(coins) >= needed ? ok({ coins }) : refuse('COINS_NOT_FINAL');
}

const sumOf = (coins: readonly Coin[]): bigint => coins.reduce((sum, coin) => sum + coin.amountMinor, 0n);

/** Virtual size of one of our payments: witness inputs, a recipient of any kind, and change. */
const vbytes = (inputs: number): bigint => BigInt(11 + 68 * inputs + 43 + 31);
