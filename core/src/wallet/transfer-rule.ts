import type { UserAccount } from '../ledger/account.ts';

/** Accounts that a person has from the first day on, and moves money between freely. */
export const OPEN_ACCOUNTS = ['funding', 'spot', 'p2p'] as const;

/** The only accounts allowed on the other side, and the refusal for any other. */
interface OneWay<Refusal> {
  readonly only: readonly UserAccount[];
  readonly refusal: Refusal;
}

/**
 * Says that people may transfer money into and out of a product's account themselves, and from and to which accounts. A
 * product declares it in `core/src/<product>/transfer-rule.ts` as `transferRule`; `npm run generate` collects these for the
 * server, the transfer window and the contract. An account without a rule takes part in no transfer: only its product moves
 * its money.
 */
export interface TransferRule<Refusal extends string = string> {
  readonly account: UserAccount;
  /** The accounts that it may pay; every other account if left out. */
  readonly pays?: OneWay<Refusal>;
  /** The accounts that may pay it; every other account if left out. */
  readonly paidBy?: OneWay<Refusal>;
  /** Further refusals, from the product's `judgeTransfer` on the server. */
  readonly refusals?: readonly Refusal[];
}

interface Pair {
  readonly from: UserAccount;
  readonly to: UserAccount;
}

/** Why a transfer between two accounts is not allowed, with the account that is on the wrong side. */
interface WayRefusal<Code> {
  readonly code: Code;
  readonly details: Readonly<Record<string, string>>;
}
const refusalOf = <Code>(code: Code, details: WayRefusal<Code>['details']): WayRefusal<Code> => ({ code, details });

/** The refusal of a transfer between two accounts where none is allowed; null where it is. */
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
