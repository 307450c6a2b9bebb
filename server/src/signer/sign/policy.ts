import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { EvmIntent, SigningIntent, SignRefusal } from '../ports.ts';
import { TEMPO_GAS_PLACES, utxoFee } from './fees.ts';

interface AssetPolicy {
  readonly contract?: string;
  readonly amountMax: bigint;
  readonly scale: number;
}

const SATOSHI_SCALE = 8;
const WEI_SCALE = 18;

/**
 * What the signer allows on a chain, whoever asks. Built from the same data files as the adapters rather than passed in
 * by them.
 */
export interface ChainPolicy {
  readonly chainId: number | string;
  readonly isDev: boolean;
  /**
   * For each asset: the contract (absent for the chain's own coin), and the most that one payment may send, in the
   * chain's units, with their places.
   */
  readonly assets: ReadonlyMap<string, AssetPolicy>;
  readonly feeMax: bigint;
  /** Decimal places of `feeMax`. */
  readonly feeScale: number;
}

export function policyOf(params: NetworkParams): ChainPolicy {
  const assets = new Map<string, AssetPolicy>();
  const limitOf = (asset: string) => params.amountMinorMax[asset] ?? 0n;
  if (params.adapter === 'bitcoin') {
    assets.set(params.asset, { amountMax: limitOf(params.asset), scale: SATOSHI_SCALE });
    const { chain: chainId, isDev, feeMinorMax: feeMax } = params;
    return { chainId, isDev, assets, feeMax, feeScale: SATOSHI_SCALE };
  }
  for (const token of params.tokens) {
    const amountMax = limitOf(token.asset) / 10n ** BigInt(token.ledgerScale - token.chainScale);
    assets.set(token.asset, { contract: token.contract, amountMax, scale: token.chainScale });
  }
  if (params.adapter === 'evm') assets.set(params.feeAsset, { amountMax: limitOf(params.feeAsset), scale: WEI_SCALE });
  const feeMax = params.adapter === 'tempo' ? params.feeMinorMax * TEMPO_GAS_PLACES : params.feeMinorMax;
  return { chainId: params.chainId, isDev: params.isDev, assets, feeMax, feeScale: WEI_SCALE };
}

/**
 * Checks an intent against the policy of its chain.
 *
 * @refuses POLICY_CHAIN | POLICY_ASSET | POLICY_AMOUNT | POLICY_FEE, amounts as decimal text
 */
export function checkIntent(policies: readonly ChainPolicy[], intent: SigningIntent): Result<ChainPolicy, SignRefusal> {
  const policy = policies.find((candidate) => candidate.chainId === intent.chainId);
  if (!policy) return refuse('POLICY_CHAIN', { chainId: String(intent.chainId) });
  const asset = policy.assets.get(intent.asset);
  if (!asset || (intent.scheme === 'evm' && asset.contract !== intent.contract))
    return refuse('POLICY_ASSET', { asset: intent.asset });
  if (intent.amount <= 0n || intent.amount > asset.amountMax) {
    const text = (amount: bigint): string => formatAmount(amount, asset.scale);
    return refuse('POLICY_AMOUNT', { amount: text(intent.amount), max: text(asset.amountMax) });
  }
  const fee = intent.scheme === 'evm' ? evmFeeMax(intent) : utxoFee(intent);
  if (fee < 0n || fee > policy.feeMax || (intent.scheme === 'utxo' && fee > intent.feeMax)) {
    const text = (amount: bigint): string => formatAmount(amount, policy.feeScale);
    return refuse('POLICY_FEE', { fee: text(fee), max: text(policy.feeMax) });
  }
  return ok(policy);
}

function evmFeeMax(intent: EvmIntent): bigint {
  return intent.gas * intent.maxFeePerGas;
}
