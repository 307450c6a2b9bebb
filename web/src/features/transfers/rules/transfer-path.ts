import { type TransferRule, wayRefusal } from '@bourse/core/wallet/transfer-rule.ts';
import { TRANSFER_ACCOUNTS, TRANSFER_RULES, type TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';

export interface TransferPair {
  readonly from: TransferAccount;
  readonly to: TransferAccount;
}

/** The accounts that an account can pay directly, by the products' rules. */
export const targetsOf = (
  from: TransferAccount,
  rules: readonly TransferRule[] = TRANSFER_RULES,
): readonly TransferAccount[] =>
  TRANSFER_ACCOUNTS.filter((to) => to !== from && wayRefusal(rules, { from, to }) === null);

/** The accounts that can pay an account. */
const sourcesOf = (to: TransferAccount, rules: readonly TransferRule[]): readonly TransferAccount[] =>
  TRANSFER_ACCOUNTS.filter((from) => from !== to && wayRefusal(rules, { from, to }) === null);

/**
 * The pair of accounts after one side was changed. If the pair is not possible, the other side changes: to the old value of
 * the changed side if that is possible.
 */
export function pairAfter(
  pair: TransferPair,
  change: { readonly from?: TransferAccount; readonly to?: TransferAccount },
  rules: readonly TransferRule[] = TRANSFER_RULES,
): TransferPair {
  const next = { ...pair, ...change };
  if (next.from !== next.to && wayRefusal(rules, next) === null) return next;
  if (change.to && !change.from) {
    const sources = sourcesOf(next.to, rules);
    const from = sources.find((each) => each === pair.to) ?? sources[0];
    return from ? { from, to: next.to } : pair;
  }
  const targets = targetsOf(next.from, rules);
  const to = targets.find((each) => each === pair.from) ?? targets[0];
  return to ? { from: next.from, to } : pair;
}
