import { type Hex, keccak256 } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import type { CallOutput } from '../../../../lib/client.ts';

export type ToSign = CallOutput<'linkedWallet.scan'>['toSign'];
export type Draft = CallOutput<'linkedWallet.demoDraft'>;

/** The demo wallet's signing. In its own file, so that only the wallet's page fetches the library. */

export const newKey = (): string => generatePrivateKey();

/** The address of a private key. @throws where the text is no key */
export const addressOf = (key: string): string => privateKeyToAccount(key as Hex).address;

/** The message to sign, as the person reads it. */
export function messageOf(key: string, { issuedAtMs, expiresAtMs, ...fields }: ToSign): string {
  return createSiweMessage({
    ...fields,
    version: '1',
    address: privateKeyToAccount(key as Hex).address,
    issuedAt: new Date(issuedAtMs),
    expirationTime: new Date(expiresAtMs),
  });
}

export const signMessage = (key: string, message: string): Promise<string> =>
  privateKeyToAccount(key as Hex).signMessage({ message });

const TRANSFER = '0xa9059cbb';
const word = (hex: string): string => hex.padStart(64, '0');

/** A signed but unsent transfer of the chain's own coin or of a token. */
export async function signTransfer(
  key: string,
  to: string,
  draft: Draft,
): Promise<{ readonly rawTx: string; readonly txHash: string }> {
  const units = BigInt(draft.units);
  const call =
    draft.contract === null
      ? { to: to as Hex, value: units }
      : {
          to: draft.contract as Hex,
          value: 0n,
          data: `${TRANSFER}${word(to.slice(2).toLowerCase())}${word(units.toString(16))}` as Hex,
        };
  const rawTx = await privateKeyToAccount(key as Hex).signTransaction({
    type: 'eip1559',
    chainId: draft.chainId,
    nonce: draft.nonce,
    gas: BigInt(draft.gas),
    maxFeePerGas: BigInt(draft.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(draft.maxPriorityFeePerGas),
    ...call,
  });
  return { rawTx, txHash: keccak256(rawTx) };
}
