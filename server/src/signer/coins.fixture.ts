import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { RawOldTx } from '@scure/btc-signer/script.js';
import type { Coin } from './ports.ts';

/** A transaction that pays these amounts to one place, with its outputs as coins. */
export function paidCoins(place: Pick<Coin, 'address' | 'keyPath'>, amounts: readonly bigint[]) {
  const bytes = RawOldTx.encode({
    version: 2,
    inputs: [{ txid: new Uint8Array(32).fill(7), index: 0, finalScriptSig: new Uint8Array(), sequence: 0 }],
    outputs: amounts.map((amount) => ({ amount, script: new Uint8Array(22) })),
    lockTime: 0,
  });
  const txHash = hex.encode(sha256(sha256(bytes)).reverse());
  const coins = amounts.map((amountMinor, vout): Coin => ({ ...place, txHash, vout, amountMinor }));
  return { parent: hex.encode(bytes), coins };
}
