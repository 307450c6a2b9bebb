export { addressBookHttp } from './address-book.http.ts';
export type { AddressBookDeps } from './address-book-deps.ts';
export { findFirstSendAt, findUsedAddresses } from './queries/used-address.query.ts';
export { type RecipientWish, spelled } from './recipient-account.ts';
export { type AddressRefusal, type JudgedAddress, judgeAddress } from './usecases/judge-address.ts';
export { findListed, judgeListed, judgeWhitelist } from './usecases/judge-whitelist.ts';
