import { digest } from '../../journal/remembered.ts';
import { putWide } from '../../journal/words.ts';
import type { GrantCommand, PotCommand, TransferCommand } from '../machine/command.ts';

const KINDS = { credit: 1, debit: 2, creditPot: 3, debitPot: 4 } as const;
const POTS = { fees: 1, rounding: 2, coupons: 3, fund: 4 } as const;

/** A digest of what a transfer asks for, without its id. Equal requests have equal digests. */
export function transferContent(command: TransferCommand | PotCommand): number {
  const pot = 'pot' in command ? POTS[command.pot] : 0;
  const contract = 'pot' in command ? command.contract : 0;
  return contentOf(command.amountMinor, pot, contract, KINDS[command.kind]);
}

/** The same of a coupon. */
export function grantContent({ amountMinor, expiresAtMs }: GrantCommand): number {
  return contentOf(amountMinor, Math.floor(expiresAtMs / 0x100000000), expiresAtMs % 0x100000000, 0);
}

function contentOf(amountMinor: number, third: number, fourth: number, seed: number): number {
  const words = new Uint32Array(4);
  putWide(words, 0, amountMinor);
  words[2] = third;
  words[3] = fourth;
  return digest(words, 0, words.length, seed);
}
