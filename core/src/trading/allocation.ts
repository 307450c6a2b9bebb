/**
 * A person's account in the trading core is the number of the person. Beside it a product may keep accounts of its own for the
 * same person, so that its money is never shared with the person's own orders: an *allocation*. Its number is the person's
 * followed by six digits that count the person's allocations, so whose it is can be read from it.
 */
const PER_PERSON = 1_000_000;
/** The lowest number of an allocation; people and the house are below. */
export const ALLOCATION_MIN = 100_000_000 * PER_PERSON;
export const ALLOCATIONS_MAX = PER_PERSON - 1;

/** The account of a person's allocation. @param number  1 to ALLOCATIONS_MAX */
export function allocationOf(uid: string, number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > ALLOCATIONS_MAX) throw new RangeError('no such allocation');
  return Number(uid) * PER_PERSON + number;
}

export const isAllocation = (account: number): boolean => account >= ALLOCATION_MIN;
/** Whose account it is: an allocation's person, any other account itself. */
export const ownerOf = (account: number): number =>
  isAllocation(account) ? Math.floor(account / PER_PERSON) : account;
