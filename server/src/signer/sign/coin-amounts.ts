import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { RawOldTx } from '@scure/btc-signer/script.js';
import type { Coin, UtxoIntent } from '../ports.ts';

/**
 * The first coin that does not hold what the intent says of it, as far as its transaction is there to tell; null where all do.
 *
 * A signature of a witness input is good for the amount of that input alone (BIP 143). Whoever could tell amounts freely would get the
 * signatures one by one, each with one true amount, and put them together into a payment whose fee nobody has seen.
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
