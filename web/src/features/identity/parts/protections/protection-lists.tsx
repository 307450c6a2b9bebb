import { Notice } from '../../../../kit/states.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { useIdentityText } from '../../identity-text.ts';
import type { Task } from '../../screens/security/security.model.ts';
import { Protections } from './protections.tsx';

interface ProtectionListsProps {
  readonly security: CallOutput<'identity.security'>;
  readonly onOpen: (task: Task) => void;
}

/** Protections of the log-in and of the money. The second list warns that a change stops withdrawals for a while. */
export function ProtectionLists(props: ProtectionListsProps) {
  const t = useIdentityText();
  return (
    <>
      <Protections title={t('identity.security.access')} rows={['password', 'email', 'phone', 'kyc']} {...props} />
      <Protections
        title={t('identity.security.money')}
        rows={['totp', 'tradingPassword', 'whitelist', 'antiPhishing']}
        {...props}
      >
        <Notice tone="info">{t('identity.security.locks', { count: props.security.lockHours.change })}</Notice>
      </Protections>
    </>
  );
}
