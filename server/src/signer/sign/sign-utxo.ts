import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { p2wpkh, Transaction } from '@scure/btc-signer';
import type { BitcoinParams } from '../../networks/network-params.ts';
import type { SignedAttempt, UtxoIntent } from '../ports.ts';

/** Every input signals that it may be replaced (BIP 125), so that a stuck payment can get a higher fee. */
const REPLACEABLE = 0xfffffffd;

export function signUtxo(
  intent: UtxoIntent,
  prefixes: BitcoinParams['prefixes'],
  privateKeyOf: (path: string) => Uint8Array,
): SignedAttempt {
  const tx = new Transaction();
  for (const coin of intent.inputs) {
    const { script } = p2wpkh(secp256k1.getPublicKey(privateKeyOf(coin.keyPath), true), prefixes);
    tx.addInput({
      txid: coin.txHash,
      index: coin.vout,
      sequence: REPLACEABLE,
      witnessUtxo: { script, amount: coin.amountMinor },
    });
  }
  tx.addOutputAddress(intent.to, intent.amount, prefixes);
  if (intent.change) tx.addOutputAddress(intent.change.address, intent.change.amount, prefixes);
  intent.inputs.forEach((coin, index) => {
    tx.signIdx(privateKeyOf(coin.keyPath), index);
  });
  tx.finalize();
  return { rawTx: hex.encode(tx.extract()), txHash: tx.id };
}
