import { TextField, type TextFieldProps } from '../../../kit/form/field.tsx';
import { useAddressBookText } from '../address-book-text.ts';

type Props = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'aside' | 'disabled' | 'error' | 'good'>;

/** Nothing may be corrected by itself in an address: one character more makes it somebody else's. */
const EXACT = { isCode: true, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, keepsLine: true } as const;

/** An address outside. */
export function AddressField(props: Props) {
  const t = useAddressBookText();
  return <TextField {...EXACT} {...props} name="address" placeholder={t('addressBook.field.addressHint')} />;
}

/** What the address needs beside it, so that its owner is found. */
export function MemoField(props: Props) {
  const t = useAddressBookText();
  return <TextField {...EXACT} {...props} name="memo" placeholder={t('addressBook.field.memoHint')} />;
}
