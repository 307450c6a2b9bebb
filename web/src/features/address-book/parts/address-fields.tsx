import { TextField, type TextFieldProps } from '../../../kit/form/field.tsx';
import { useAddressBookText } from '../address-book-text.ts';

type Props = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'aside' | 'disabled' | 'error' | 'good'>;

/** Keeps browsers from correcting an address, which would make it somebody else's. */
const EXACT = { isCode: true, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, keepsLine: true } as const;

/** The field for an external address. */
export function AddressField(props: Props) {
  const t = useAddressBookText();
  return <TextField {...EXACT} {...props} name="address" placeholder={t('addressBook.field.addressHint')} />;
}

/** The field for the memo that an address needs so that its owner is found. */
export function MemoField(props: Props) {
  const t = useAddressBookText();
  return <TextField {...EXACT} {...props} name="memo" placeholder={t('addressBook.field.memoHint')} />;
}
