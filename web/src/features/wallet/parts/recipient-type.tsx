import { Segment } from '../../../kit/tabs.tsx';
import type { RecipientType } from '../rules/recipient.ts';
import { useWalletText } from '../wallet-text.ts';

/** What is typed to name a person, and what is said of what does not. */
export const RECIPIENT_HINTS = {
  mobile: 'wallet.send.mobileHint',
  email: 'wallet.send.emailHint',
  account: 'wallet.send.uidHint',
} as const satisfies Record<RecipientType, string>;
export const RECIPIENT_WRONG = {
  mobile: 'wallet.send.wrongMobile',
  email: 'wallet.send.wrongEmail',
  account: 'wallet.send.wrongUid',
} as const satisfies Record<RecipientType, string>;

interface RecipientTypeProps {
  readonly label: string;
  readonly value: RecipientType;
  readonly onChange: (type: RecipientType) => void;
}

/** What a person of the exchange is named by. */
export function RecipientTypeChoice(props: RecipientTypeProps) {
  const t = useWalletText();
  return (
    <Segment<RecipientType>
      {...props}
      options={[
        { value: 'account', label: t('wallet.send.byUid') },
        { value: 'email', label: t('wallet.send.byEmail') },
        { value: 'mobile', label: t('wallet.send.byMobile') },
      ]}
    />
  );
}
