/** What payments out take from the address book: its fields, its picker, and how a recipient is named. */

export type { AddressBookMessages } from './address-book-text.ts';
export { useAddressCheck } from './api/queries.ts';
export { AddressField, MemoField } from './parts/address-fields.tsx';
export { AddressPicker } from './parts/address-picker/address-picker.tsx';
export { RECIPIENT_HINTS, RECIPIENT_WRONG, RecipientTypeChoice } from './parts/recipient-type.tsx';
export { addressOfCode, differingPieces, lastFour, mayBeAddress } from './rules/address-text.ts';
export { isRecipient, type RecipientType, recipientOfCode, tidyRecipient } from './rules/recipient.ts';
