import { HOUSE_TRADERS } from '@bourse/core/trading/accounts.ts';
import { ALLOCATIONS_MAX, allocationOf } from '@bourse/core/trading/allocation.ts';

/** Who transfers where no person does: the house, for what it earned. Its desks have names of their own. */
export const HOUSE_UID = 'house';
/** The house and its desks. */
export const HOUSE_UIDS: readonly string[] = [...HOUSE_TRADERS.keys()];

/** The number of who transfers in the trading core. */
export const coreAccountOf = (uid: string): number => HOUSE_TRADERS.get(uid) ?? Number(uid);

/** The same, in SQL. */
const CORE_ACCOUNT = `case t.uid ${HOUSE_UIDS.map((uid) => `when '${uid}' then ${coreAccountOf(uid)}`).join(' ')} else t.uid::bigint end`;
/** Whether the core has moved a transfer `t`, as far as its rows tell. */
export const IS_MOVED = `exists (select 1 from trading.transfer m where m.account = ${CORE_ACCOUNT} and m.transfer_id = t.id::text)`;
/** Whether the money of a transfer `t` is in neither account now. */
export const IS_IN_TRANSIT = `(t.state = 'LEAVING' and not ${IS_MOVED} or t.state in ('ASKED', 'REFUSED') and ${IS_MOVED})`;

/** SQL for the accounts of the trading core that are a person's allocations. @param uid  SQL for the person's number, bigint */
export const isAllocationOf = (account: string, uid: string): string =>
  `${account} between ${uid} * ${ALLOCATIONS_MAX + 1} and ${uid} * ${ALLOCATIONS_MAX + 1} + ${ALLOCATIONS_MAX}`;
/** SQL for the person whose an account of the trading core is: an allocation's, or the account itself. */
export const ownerSql = (account: string): string =>
  `case when ${account} >= ${allocationOf('100000000', 1) - 1} then ${account} / ${ALLOCATIONS_MAX + 1} else ${account} end`;
/** Movements between a person's account of the trading core and an allocation: what one of the two has let go is the person's. */
export const IS_ALLOTTED = `transfer_id like 'g:%'`;
