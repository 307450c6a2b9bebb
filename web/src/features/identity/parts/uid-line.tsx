import { Badge } from '../../../kit/badge.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { copyText } from '../../../lib/browser/clipboard.ts';
import type { CallOutput } from '../../../lib/client.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { useIdentityText } from '../identity-text.ts';

/** The account number with a copy button, and the VIP level. */
export function UidLine({ security }: { readonly security: CallOutput<'identity.security'> }) {
  const t = useIdentityText();
  const shell = useShellText();
  return (
    <span className="flex items-center gap-1 text-13 text-text-muted">
      {t('identity.uid')} <span className="num font-medium text-text">{security.uid}</span>
      <CopyButton
        onCopy={() => copyText(security.uid)}
        label={shell('shell.action.copy')}
        doneLabel={shell('shell.copied')}
      />
      <span className="ml-2">
        <Badge>{t('identity.vip.badge', { level: security.vipLevel })}</Badge>
      </span>
    </span>
  );
}
