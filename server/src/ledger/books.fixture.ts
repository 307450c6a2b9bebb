import { type AccountRef, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { HoldCommand, LedgerAnswer, PostCommand } from '@bourse/core/ledger/command.ts';
import type { Ledger } from './ledger.ts';

// Helpers for specs of the books. Not a spec itself.

let count = 0;
/** A key that no other call in this process gets. */
export const newKey = (name = 'k'): string => `${name}:${process.pid}:${count++}`;
let people = 0;
/** A person that no other call in this process gets. */
export const newPerson = (): string => `${300_000_000 + people++}`;

export const funding = (uid: string, asset = 'USDT'): AccountRef => userAccount(uid, 'funding', asset);
export const p2p = (uid: string, asset = 'USDT'): AccountRef => userAccount(uid, 'p2p', asset);
export const custody = (asset = 'USDT'): AccountRef => systemAccount('custody', asset, 'eth');

export function move(
  from: AccountRef,
  to: AccountRef,
  amountMinor: bigint,
  over: Partial<PostCommand> = {},
): PostCommand {
  return {
    op: 'post',
    key: newKey('move'),
    kind: 'transfer',
    ref: 'spec',
    atMs: 1,
    legs: [
      { account: from, amountMinor: -amountMinor },
      { account: to, amountMinor },
    ],
    ...over,
  };
}

export function deposit(uid: string, amountMinor: bigint, over: Partial<PostCommand> = {}): PostCommand {
  return move(custody(), funding(uid), amountMinor, { kind: 'deposit', ...over });
}

export function holdOf(uid: string, amountMinor: bigint, over: Partial<HoldCommand> = {}): HoldCommand {
  return {
    op: 'hold',
    key: newKey('hold'),
    reason: 'WITHDRAWAL',
    ref: 'spec',
    account: funding(uid),
    amountMinor,
    atMs: 1,
    ...over,
  };
}

/** `ok`, `replayed` or the refusal's code, which is what most specs check. */
export function outcome(answer: LedgerAnswer<string>): string {
  if (!answer.ok) return answer.refusal.code;
  return answer.replayed ? 'replayed' : 'ok';
}

/** The balances of a person's account, as text that a failing spec prints well. */
export async function amounts(
  ledger: Ledger,
  q: Parameters<Ledger['balances']>[0],
  uid: string,
  account = 'funding',
): Promise<string> {
  const row = (await ledger.balances(q, uid)).find((one) => one.account === account);
  return row ? `${row.availableMinor} + ${row.heldMinor} held` : 'none';
}
