/** The smaller of two amounts in one unit. */
export const smallerOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
/** The larger of two amounts in one unit. */
export const largerOf = (one: bigint, other: bigint): bigint => (one > other ? one : other);
