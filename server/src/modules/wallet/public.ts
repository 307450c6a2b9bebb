export { type CountedTo, findCountedTo, findOwed, type Owed } from './queries/owed.query.ts';
export { createReserveReader, type Reserve, type ReserveReader } from './usecases/read-reserves.ts';
/** What products above the wallet hand in, and what stands in for those that are not there yet. */
export { NO_PRODUCTS, type Products } from './wallet-deps.ts';
