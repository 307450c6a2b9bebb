/** What rooms of outgoing payments use: the fields, the picker, and the ways to name a recipient. */

export type { AddressBookMessages } from './address-book-text.ts';
export { useAddressCheck } from './api/queries.ts';
export { AddressField, MemoField } from './parts/address-fields.tsx';
export { AddressPicker } from './parts/address-picker/address-picker.tsx';
export { RECIPIENT_HINTS, RECIPIENT_WRONG, RecipientTypeChoice } from './parts/recipient-type.tsx';
export { addressOfCode, differingPieces, lastFour, mayBeAddress } from './rules/address-text.ts';
export { isRecipient, type RecipientType, recipientOfCode, tidyRecipient } from './rules/recipient.ts';
