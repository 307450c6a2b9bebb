import { Segment } from '../../../kit/tabs.tsx';
import { useAddressBookText } from '../address-book-text.ts';
import type { RecipientType } from '../rules/recipient.ts';

/** The hints and problems of the field that names a person, by kind of name. */
export const RECIPIENT_HINTS = {
  mobile: 'addressBook.recipient.mobileHint',
  email: 'addressBook.recipient.emailHint',
  account: 'addressBook.recipient.uidHint',
} as const satisfies Record<RecipientType, string>;
export const RECIPIENT_WRONG = {
  mobile: 'addressBook.recipient.wrongMobile',
  email: 'addressBook.recipient.wrongEmail',
  account: 'addressBook.recipient.wrongUid',
} as const satisfies Record<RecipientType, string>;

interface RecipientTypeProps {
  readonly label: string;
  readonly value: RecipientType;
  readonly onChange: (type: RecipientType) => void;
}

/** Chooses by what a person is named: e-mail, phone or account number. */
export function RecipientTypeChoice(props: RecipientTypeProps) {
  const t = useAddressBookText();
  return (
    <Segment<RecipientType>
      {...props}
      options={[
        { value: 'account', label: t('addressBook.recipient.byUid') },
        { value: 'email', label: t('addressBook.recipient.byEmail') },
        { value: 'mobile', label: t('addressBook.recipient.byMobile') },
      ]}
    />
  );
}
