import { readReserveStatement } from '@bourse/core/proof/reserve-statement.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from '@scure/bip39';
import { p2wpkh } from '@scure/btc-signer';
import type { BitcoinParams, NetworkParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { accountAddress, publicKeyAt } from '../keys/public-keys.ts';
import type { SignedAttempt, Signer, SigningIntent, SigningOrder, SignRefusal, UtxoIntent } from '../ports.ts';
import { findFalseCoin } from './coin-amounts.ts';
import { checkIntent, policyOf } from './policy.ts';
import { signEvm } from './sign-evm.ts';
import { signAccountStatement, signCoinStatement } from './sign-statement.ts';
import { signUtxo } from './sign-utxo.ts';

/** Phrases that everybody knows. Whatever they own on a real chain is taken within seconds. */
const KNOWN_PHRASES: ReadonlySet<string> = new Set([
  'test test test test test test test test test test test junk',
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat',
  'myth like bonus scare over problem client lizard pioneer submit female collect',
]);

/** A signer in this process. A key-management service could replace it behind the same port. */
export class LocalSigner implements Signer {
  readonly #root: HDKey;
  readonly #networks: readonly NetworkParams[];
  readonly #xpubs = new Map<string, string>();

  /** Throws an OperatorFault if a publicly known phrase would guard a chain that is not a dev chain. */
  constructor(mnemonic: string, networks: readonly NetworkParams[]) {
    const real = networks.find(({ isDev }) => !isDev);
    if (real && KNOWN_PHRASES.has(mnemonic.trim().toLowerCase())) {
      throw new OperatorFault(`The wallet seed is a published test phrase; it may not hold keys of ${real.network}.`);
    }
    this.#root = HDKey.fromMasterSeed(mnemonicToSeedSync(mnemonic));
    this.#networks = networks;
  }

  xpub(accountPath: string): string {
    const xpub = this.#xpubs.get(accountPath) ?? this.#root.derive(accountPath).publicExtendedKey;
    this.#xpubs.set(accountPath, xpub);
    return xpub;
  }

  /** Ignores the order, because this signer knows no records. */
  async sign(intent: SigningIntent, _order?: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>> {
    const allowed = checkIntent(this.#networks.map(policyOf), intent);
    if (!allowed.ok) return allowed;
    if (intent.scheme === 'evm') return ok(await signEvm(intent, this.#privateKey(intent.keyPath)));
    const params = this.#networks.find(
      (network) => network.adapter === 'bitcoin' && network.chain === intent.chainId,
    ) as BitcoinParams;
    if (!this.#ownsAll(intent, params)) return refuse('POLICY_KEY');
    const coin = findFalseCoin(intent);
    if (coin) return refuse('POLICY_COIN', { coin: `${coin.txHash}:${coin.vout}` });
    return ok(signUtxo(intent, params.prefixes, (path) => this.#privateKey(path)));
  }

  async signStatement({
    scheme,
    keyPath,
    text,
  }: Parameters<Signer['signStatement']>[0]): Promise<Result<string, SignRefusal>> {
    const of = readReserveStatement(text);
    const params = this.#networks.find(({ network }) => network === of?.network);
    if (!params || this.#addressAt(keyPath, params) !== of!.address) return refuse('POLICY_STATEMENT');
    const key = this.#privateKey(keyPath);
    return ok(scheme === 'account' ? await signAccountStatement(text, key) : signCoinStatement(text, key));
  }

  /** Checks that change and coins are ours: otherwise money would be given away as an unseen fee. */
  #ownsAll(intent: UtxoIntent, params: BitcoinParams): boolean {
    const places = intent.change ? [...intent.inputs, intent.change] : intent.inputs;
    return places.every(({ address, keyPath }) => this.#addressAt(keyPath, params) === address);
  }

  #addressAt(keyPath: string, params: NetworkParams): string {
    return params.adapter === 'bitcoin'
      ? p2wpkh(publicKeyAt(this, keyPath), params.prefixes).address!
      : accountAddress(this, keyPath);
  }

  #privateKey(path: string): Uint8Array {
    return this.#root.derive(path).privateKey!;
  }
}
