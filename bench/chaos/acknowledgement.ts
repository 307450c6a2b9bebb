import { type AccountRef, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import { ASSET, uidOf } from '../ledger/throw-away-books.ts';

/** People whose money the writers move, and what each has at first. */
export const PEOPLE = 200;
export const START_MINOR = 1_000_000n;

/** A transfer that a caller heard "done" about: what has to be in the books, once and whole. */
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

/** Reads what was written. The last line may be cut where the writer was killed: it was not acknowledged yet. */
export function readLines(text: string): Acknowledgement[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [key, from, to, amountMinor] = line.split(' ') as [string, string, string, string];
      return { key, from: Number(from), to: Number(to), amountMinor: BigInt(amountMinor) };
    });
}
