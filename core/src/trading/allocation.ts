/**
 * A person's account in the trading core has the person's number. A product may keep more accounts for the same person,
 * so that its money is never mixed with the person's own orders: *allocations*. The number of an allocation is the
 * person's number followed by six digits that count the person's allocations, so its owner can be read from it.
 */
const PER_PERSON = 1_000_000;
/** The lowest number of an allocation; people and the house have lower ones. */
export const ALLOCATION_MIN = 100_000_000 * PER_PERSON;
export const ALLOCATIONS_MAX = PER_PERSON - 1;

/** The account number of a person's allocation. @param number  1 to ALLOCATIONS_MAX */
export function allocationOf(uid: string, number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > ALLOCATIONS_MAX) throw new RangeError('no such allocation');
  return Number(uid) * PER_PERSON + number;
}

export const isAllocation = (account: number): boolean => account >= ALLOCATION_MIN;
/** The owner of an account: the person of an allocation, or the account itself. */
export const ownerOf = (account: number): number =>
  isAllocation(account) ? Math.floor(account / PER_PERSON) : account;
