import type { UserAccount } from '../ledger/account.ts';

/** Accounts that a person has from the first day on, and moves money between as they like. */
export const OPEN_ACCOUNTS = ['funding', 'spot', 'p2p'] as const;

/** The only accounts on the other side, and what is answered where another one is asked for. */
interface OneWay<Refusal> {
  readonly only: readonly UserAccount[];
  readonly refusal: Refusal;
}

/**
 * That people move money into and out of a product's account themselves, and which ways there are. The product says it in
 * `core/src/<product>/transfer-rule.ts`, as `transferRule`; `npm run generate` finds it there, for the server, the window of
 * transfers and the contract alike. Without one an account is in no transfer: its product moves what is in it.
 */
export interface TransferRule<Refusal extends string = string> {
  readonly account: UserAccount;
  /** Whom it pays; every other account where nothing is said. */
  readonly pays?: OneWay<Refusal>;
  /** Who pays it; every other account where nothing is said. */
  readonly paidBy?: OneWay<Refusal>;
  /** What the product's `judgeTransfer` on the server refuses beside. */
  readonly refusals?: readonly Refusal[];
}

interface Pair {
  readonly from: UserAccount;
  readonly to: UserAccount;
}

/** Why no way leads there, with the account that is on the wrong side. */
interface WayRefusal<Code> {
  readonly code: Code;
  readonly details: Readonly<Record<string, string>>;
}
const refusalOf = <Code>(code: Code, details: WayRefusal<Code>['details']): WayRefusal<Code> => ({ code, details });

/** What a transfer is refused with because no way leads there; null where one does. */
export function wayRefusal<Refusal extends string>(
  rules: readonly TransferRule<Refusal>[],
  { from, to }: Pair,
): WayRefusal<Refusal> | null {
  for (const { account, pays, paidBy } of rules) {
    if (account === from && pays && !pays.only.includes(to)) return refusalOf(pays.refusal, { to });
    if (account === to && paidBy && !paidBy.only.includes(from)) return refusalOf(paidBy.refusal, { from });
  }
  return null;
}
