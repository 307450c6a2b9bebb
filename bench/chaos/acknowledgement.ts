import { type AccountRef, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import { ASSET, uidOf } from '../ledger/throw-away-books.ts';

/** How many people's money the writers move, and the amount that each starts with. */
export const PEOPLE = 200;
export const START_MINOR = 1_000_000n;

/** A transfer that was acknowledged to a caller: it must be in the books exactly once and completely. */
export interface Acknowledgement {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly amountMinor: bigint;
}

export const fundingOf = (person: number): AccountRef => userAccount(uidOf(person), 'funding', ASSET);

export function transferOf({ key, from, to, amountMinor }: Acknowledgement): PostCommand {
  return {
    op: 'post',
    key,
    kind: 'transfer',
    ref: key,
    atMs: Date.now(),
    legs: [
      { account: fundingOf(from), amountMinor: -amountMinor },
      { account: fundingOf(to), amountMinor },
    ],
  };
}

export const writeLine = (one: Acknowledgement): string => `${one.key} ${one.from} ${one.to} ${one.amountMinor}\n`;

/** Parses a written line. */
export function readLine(line: string): Acknowledgement {
  const [key, from, to, amountMinor] = line.split(' ') as [string, string, string, string];
  return { key, from: Number(from), to: Number(to), amountMinor: BigInt(amountMinor) };
}
