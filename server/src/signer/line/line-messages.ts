import { z } from 'zod';
import type { KnownKeys } from '../keys/known-keys.ts';
import type { SignedAttempt, SigningIntent, SigningOrder, SignRefusal } from '../ports.ts';

/**
 * The messages to and from the signer, as plain text with amounts as digits. Each is checked, because the caller may be
 * compromised.
 */

const digits = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt);
const text = z.string().min(1).max(200);
const path = z.string().regex(/^m(\/\d{1,10}'?){1,8}$/);
const hex = z.string().regex(/^0x[0-9a-f]{0,64}$/i);

const evm = z.strictObject({
  scheme: z.literal('evm'),
  keyPath: path,
  chainId: z.number().int().nonnegative(),
  nonce: z.number().int().nonnegative(),
  gas: digits,
  maxFeePerGas: digits,
  maxPriorityFeePerGas: digits,
  contract: text.optional(),
  asset: text,
  to: text,
  amount: digits,
  memo: hex.optional(),
});

const coin = z.strictObject({
  txHash: z.string().regex(/^[0-9a-f]{64}$/),
  vout: z.number().int().min(0).max(0xffff_ffff),
  address: text,
  keyPath: path,
  amountMinor: digits,
});

const utxo = z.strictObject({
  scheme: z.literal('utxo'),
  chainId: text,
  asset: text,
  inputs: z.array(coin).min(1).max(1_000),
  parents: z.array(z.string().regex(/^(?:[0-9a-f]{2})+$/)).max(1_000),
  to: text,
  amount: digits,
  change: z.strictObject({ address: text, keyPath: path, amount: digits }).optional(),
  feeMax: digits,
});

const order = z.strictObject({
  kind: z.enum(['withdrawal', 'sweep', 'gas', 'return']),
  ref: text,
  toPath: path.optional(),
});

/** The questions to the signer. */
export const questionShape = z.discriminatedUnion('ask', [
  z.strictObject({ id: z.number().int(), ask: z.literal('keys') }),
  z.strictObject({
    id: z.number().int(),
    ask: z.literal('sign'),
    intent: z.discriminatedUnion('scheme', [evm, utxo]),
    order,
  }),
  z.strictObject({
    id: z.number().int(),
    ask: z.literal('statement'),
    statement: z.strictObject({ scheme: z.enum(['account', 'coin']), keyPath: path, text: z.string().max(1_000) }),
  }),
]);

/** The same before it is parsed: amounts are text. */
export type Question =
  | { readonly id: number; readonly ask: 'keys' }
  | { readonly id: number; readonly ask: 'sign'; readonly intent: unknown; readonly order: SigningOrder }
  | { readonly id: number; readonly ask: 'statement'; readonly statement: unknown };

export type Answer = { readonly id: number } & (
  | { readonly keys: KnownKeys }
  | { readonly signed: SignedAttempt }
  | { readonly statement: string }
  | {
      readonly refused: {
        readonly code: SignRefusal;
        readonly details?: Readonly<Record<string, string | number | boolean>>;
      };
    }
);

/** An intent in the form in which it is sent. */
export const plainIntent = (intent: SigningIntent): unknown =>
  JSON.parse(JSON.stringify(intent, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)));
