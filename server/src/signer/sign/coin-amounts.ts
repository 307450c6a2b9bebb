import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { RawOldTx } from '@scure/btc-signer/script.js';
import type { Coin, UtxoIntent } from '../ports.ts';

/**
 * The first coin whose amount is not what the intent says, or whose transaction is missing; null if all are right.
 *
 * A signature of a witness input covers only that input's own amount (BIP 143). Somebody who could claim any amounts
 * would get the signatures one by one, each with one true amount, and combine them into a payment with a fee that
 * nobody has seen.
 */
export function findFalseCoin({ inputs, parents }: Pick<UtxoIntent, 'inputs' | 'parents'>): Coin | null {
  const amounts = new Map(parents.flatMap(outputsOf));
  return inputs.find(({ txHash, vout, amountMinor }) => amounts.get(`${txHash}:${vout}`) !== amountMinor) ?? null;
}

function outputsOf(parent: string): [string, bigint][] {
  try {
    const bytes = hex.decode(parent);
    const txHash = hex.encode(sha256(sha256(bytes)).reverse());
    return RawOldTx.decode(bytes).outputs.map(({ amount }, vout) => [`${txHash}:${vout}`, amount]);
  } catch {
    return [];
  }
}
