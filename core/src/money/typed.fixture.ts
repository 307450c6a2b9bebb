import type { TypedRefusal } from './typed.ts';

/** Texts that people type into an amount field, with the value or the refusal. Every field of both apps must agree. */
export const TYPED: readonly (
  | { readonly typed: string; readonly read: string }
  | { readonly typed: string; readonly fault: TypedRefusal }
)[] = [
  { typed: '12.5', read: '12.5' },
  { typed: '12.50', read: '12.5' },
  { typed: '.5', read: '0.5' },
  { typed: '5.', read: '5' },
  { typed: '01', read: '1' },
  { typed: '007.10', read: '7.1' },
  { typed: ' 12.5 ', read: '12.5' },
  { typed: '1 234', read: '1234' },
  { typed: '1\u202f234.5', read: '1234.5' },
  { typed: '0.00000001', read: '0.00000001' },
  { typed: '1,5', fault: 'AMOUNT_COMMA' },
  { typed: '1,234.50', fault: 'AMOUNT_COMMA' },
  { typed: "1'234", fault: 'AMOUNT_COMMA' },
  { typed: '１２', fault: 'AMOUNT_NOT_A_NUMBER' },
  { typed: '1e3', fault: 'AMOUNT_NOT_A_NUMBER' },
  { typed: '1.2.3', fault: 'AMOUNT_NOT_A_NUMBER' },
  { typed: '12 34', fault: 'AMOUNT_NOT_A_NUMBER' },
  { typed: 'ten', fault: 'AMOUNT_NOT_A_NUMBER' },
  { typed: '-1', fault: 'AMOUNT_SIGN' },
  { typed: '+1', fault: 'AMOUNT_SIGN' },
  { typed: '−1', fault: 'AMOUNT_SIGN' },
  { typed: '0.1234567890123456789', fault: 'AMOUNT_PLACES' },
  { typed: '9'.repeat(40), fault: 'AMOUNT_TOO_LARGE' },
  { typed: ' ', fault: 'AMOUNT_REQUIRED' },
];

/** Texts pasted over the whole content of a field, and what the field shows then. */
export const PASTED: readonly { readonly pasted: string; readonly stands: string }[] = [
  { pasted: '1,234.50', stands: '1234.50' },
  { pasted: '1.234,50', stands: '1234.50' },
  { pasted: '1 234,5 USDT', stands: '1234.5' },
  { pasted: '1,5', stands: '1.5' },
  // It can mean one and a fraction or more than a thousand, so nothing is decided for the person.
  { pasted: '1,234', stands: '1,234' },
  { pasted: '-1', stands: '-1' },
];
