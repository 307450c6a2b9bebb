/** A person's accounts. The codes of the web's own API are in ACCOUNT_TYPE_CODE. */
export const USER_ACCOUNTS = [
  'funding',
  'spot',
  'p2p',
  'futures',
  'in_transit',
  'futures_copy',
  'earn',
  'card',
  'spot_copy',
] as const;
export type UserAccount = (typeof USER_ACCOUNTS)[number];

/** The house's accounts. docs/ledger/chart-of-accounts.md says what each one means and must satisfy. */
const SYSTEM_ACCOUNTS = [
  'custody',
  'fees',
  'network_fees',
  'rounding',
  'receivable',
  'withdrawal_in_flight',
  'deposit_suspense',
  'custody_surplus',
  'equity',
  'rewards',
  'trading',
  'trading_transit',
  'conversion',
  'earn_interest',
  'launch_supply',
  'launch_proceeds',
  'launch_protection',
] as const;
export type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];

/** Accounts kept separately per network, per person who owes (`receivable`), per product (`earn_interest`)
 * or per project (`launch_supply`, `launch_proceeds`, `launch_protection`). */
const ACCOUNTS_WITH_SUB: ReadonlySet<SystemAccount> = new Set([
  'custody',
  'network_fees',
  'withdrawal_in_flight',
  'deposit_suspense',
  'custody_surplus',
  'receivable',
  'earn_interest',
  'launch_supply',
  'launch_proceeds',
  'launch_protection',
]);

/**
 * One account of one asset. Its balance is what the house owes it: never below zero for a person, never above for
 * custody.
 */
export type AccountRef =
  | { readonly kind: 'user'; readonly uid: string; readonly account: UserAccount; readonly asset: string }
  | { readonly kind: 'system'; readonly account: SystemAccount; readonly asset: string; readonly sub?: string };

/** The account-type codes of the web's API. `overview` and `all` are views and hold no money. */
export const ACCOUNT_TYPE_CODE = {
  all: 0,
  overview: 1,
  funding: 2,
  spot: 3,
  p2p: 4,
  futures: 5,
  in_transit: 6,
  futures_copy: 7,
  earn: 8,
  card: 9,
  spot_copy: 10,
} as const satisfies Record<UserAccount | 'all' | 'overview', number>;

const USER_PATH = /^user:([0-9]{9}):([a-z0-9_]{1,20}):([A-Z0-9]{1,20})$/;
const SYSTEM_PATH = /^system:([a-z_]{1,30}):([A-Z0-9]{1,20})(?::([A-Za-z0-9_-]{1,40}))?$/;

/**
 * Writes an account as one text: `user:123456789:funding:USDT`, `system:custody:ETH:base`.
 *
 * @invariant  parseAccountPath(accountPath(ref)) equals ref
 */
export function accountPath(ref: AccountRef): string {
  if (ref.kind === 'user') return `user:${ref.uid}:${ref.account}:${ref.asset}`;
  return ref.sub === undefined ? `system:${ref.account}:${ref.asset}` : `system:${ref.account}:${ref.asset}:${ref.sub}`;
}

/**
 * Reads an account path back. Throws on a text that names no account, because only our own code makes paths.
 */
export function parseAccountPath(path: string): AccountRef {
  const user = USER_PATH.exec(path);
  if (user && isUserAccount(user[2]!)) return { kind: 'user', uid: user[1]!, account: user[2], asset: user[3]! };
  const system = SYSTEM_PATH.exec(path);
  if (system && isSystemAccount(system[1]!)) {
    const [account, asset, sub] = [system[1], system[2]!, system[3]];
    if (ACCOUNTS_WITH_SUB.has(account) === (sub !== undefined)) {
      return sub === undefined ? { kind: 'system', account, asset } : { kind: 'system', account, asset, sub };
    }
  }
  throw new Error(`no such account: ${path}`);
}

/** The person's account behind an API code; undefined for 0 and 1, which are views, and for unknown codes. */
export function userAccountOfCode(code: number): UserAccount | undefined {
  return USER_ACCOUNTS.find((account) => ACCOUNT_TYPE_CODE[account] === code);
}

export function isUserAccount(text: string): text is UserAccount {
  return (USER_ACCOUNTS as readonly string[]).includes(text);
}

export function isSystemAccount(text: string): text is SystemAccount {
  return (SYSTEM_ACCOUNTS as readonly string[]).includes(text);
}

/** A person's account, in the short form for use cases. */
export function userAccount(uid: string, account: UserAccount, asset: string): AccountRef {
  return { kind: 'user', uid, account, asset };
}

/**
 * One of the house's accounts.
 *
 * @param sub  the network (or, for `receivable`, the person) where the account has one
 */
export function systemAccount(account: SystemAccount, asset: string, sub?: string): AccountRef {
  return sub === undefined ? { kind: 'system', account, asset } : { kind: 'system', account, asset, sub };
}
