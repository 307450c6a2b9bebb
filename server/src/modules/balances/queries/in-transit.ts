import { HOUSE_TRADERS } from '@bourse/core/trading/accounts.ts';
import { ALLOCATIONS_MAX, allocationOf } from '@bourse/core/trading/allocation.ts';

/** Stands in `uid` for the house, which transfers what it earned. Its desks have names of their own. */
export const HOUSE_UID = 'house';
/** The house and its desks. */
export const HOUSE_UIDS: readonly string[] = [...HOUSE_TRADERS.keys()];

/** The account number that a uid has in the trading core. */
export const coreAccountOf = (uid: string): number => HOUSE_TRADERS.get(uid) ?? Number(uid);

/** `coreAccountOf` in SQL, for a transfer `t`. */
const CORE_ACCOUNT = `case t.uid ${HOUSE_UIDS.map((uid) => `when '${uid}' then ${coreAccountOf(uid)}`).join(' ')} else t.uid::bigint end`;
/** Whether the core's rows show that it has moved a transfer `t`. */
export const IS_MOVED = `exists (select 1 from trading.transfer m where m.account = ${CORE_ACCOUNT} and m.transfer_id = t.id::text)`;
/** Whether the money of a transfer `t` is in neither account at the moment. */
export const IS_IN_TRANSIT = `(t.state = 'LEAVING' and not ${IS_MOVED} or t.state in ('ASKED', 'REFUSED') and ${IS_MOVED})`;

/**
 * SQL that is true if an account of the trading core is an allocation of a person. @param uid SQL for the person's
 * number, bigint
 */
export const isAllocationOf = (account: string, uid: string): string =>
  `${account} between ${uid} * ${ALLOCATIONS_MAX + 1} and ${uid} * ${ALLOCATIONS_MAX + 1} + ${ALLOCATIONS_MAX}`;
/** SQL for the owner of an account of the trading core: the person of an allocation, or the account itself. */
export const ownerSql = (account: string): string =>
  `case when ${account} >= ${allocationOf('100000000', 1) - 1} then ${account} / ${ALLOCATIONS_MAX + 1} else ${account} end`;
/** Condition for movements between a person's own account and an allocation, which never leave the person. */
export const IS_ALLOTTED = `transfer_id like 'g:%'`;
