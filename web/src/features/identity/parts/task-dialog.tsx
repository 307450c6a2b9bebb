import type { CallOutput } from '../../../lib/client.ts';
import type { Task } from '../screens/security/security.model.ts';
import { AntiPhishing } from './anti-phishing/anti-phishing.tsx';
import { BindContact } from './bind-contact/bind-contact.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import { Freeze } from './freeze/freeze.tsx';
import { KycDialog } from './kyc/kyc-dialog.tsx';
import { LoginHistory } from './logins/login-history.tsx';
import { AddPasskey } from './passkeys/add-passkey.tsx';
import { BindTotp } from './totp/bind-totp.tsx';
import { UnbindTotp } from './totp/unbind-totp.tsx';
import { TradingPassword } from './trading-password/trading-password.tsx';
import { Whitelist } from './whitelist/whitelist.tsx';

interface TaskDialogProps {
  readonly task: Task | null;
  readonly security: CallOutput<'identity.security'>;
  readonly onClose: () => void;
}

/** The dialog for the task named in the address. */
export function TaskDialog({ task, ...props }: TaskDialogProps) {
  switch (task) {
    case 'password':
      return <ChangePassword {...props} />;
    case 'email':
      return <BindContact kind="email" {...props} />;
    case 'phone':
      return <BindContact kind="phone" {...props} />;
    case 'totp':
      return props.security.totpBound ? <UnbindTotp {...props} /> : <BindTotp {...props} />;
    case 'remove-totp':
      return <UnbindTotp {...props} />;
    case 'passkey':
      return <AddPasskey {...props} />;
    case 'trading-password':
      return <TradingPassword {...props} />;
    case 'whitelist':
      return <Whitelist {...props} />;
    case 'anti-phishing':
      return <AntiPhishing {...props} />;
    case 'freeze':
      return <Freeze {...props} />;
    case 'kyc':
      return <KycDialog onClose={props.onClose} />;
    case 'logins':
      return <LoginHistory onClose={props.onClose} />;
    default:
      return null;
  }
}
