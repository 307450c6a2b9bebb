import { UNLINK_LOCK_MS } from '@bourse/core/linked-wallet/link-session.ts';
import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { notify } from '../../../../lib/notify.ts';
import type { SecurityFactors } from '../../../identity/public.ts';
import { commands } from '../../api/commands.ts';
import { useLink } from '../../api/queries.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { useSessionModel } from '../session/session.model.ts';

/** Links a wallet and unlinks it. */
export function useLinkModel() {
  const t = useLinkedWalletText();
  const link = useLink();
  const session = useSessionModel('bind');
  const [isChecking, setIsChecking] = useState(false);
  const [unlinkFromMs, setUnlinkFromMs] = useState<number | null>(null);
  const id = session.view.session?.id ?? '';
  const isConfirmed = session.view.state === 'CONFIRMED_IN_APP';
  // Opens the security check once the app has confirmed. A person who closes it finds a button to reopen it.
  useEffect(() => setIsChecking(isConfirmed), [isConfirmed]);

  return {
    link,
    session,
    view: {
      lockedUntilMs: link.data?.lockedUntilMs ?? null,
      isChecking: isChecking && isConfirmed,
      address: session.view.session?.address ?? '',
      isUnlinking: unlinkFromMs !== null,
      unlinkUntilMs: (unlinkFromMs ?? 0) + UNLINK_LOCK_MS,
    },
    commands: {
      openCheck: () => setIsChecking(true),
      closeCheck: () => setIsChecking(false),
      sendCode: (channel: 'email' | 'sms') => commands.bindCode(id, channel),
      confirm: (factors: SecurityFactors) => commands.bind({ id, ...factors }),
      showLinked: () => {
        session.commands.leave();
        notify({ tone: 'ok', title: t('linkedWallet.linked') });
      },
      openUnlink: () => setUnlinkFromMs(serverNowMs()),
      closeUnlink: () => setUnlinkFromMs(null),
      sendUnlinkCode: (channel: 'email' | 'sms') => commands.unbindCode(channel),
      unlink: (factors: SecurityFactors) => commands.unbind(factors),
      showUnlinked: () => notify({ tone: 'ok', title: t('linkedWallet.unlinked') }),
    },
  };
}
export type LinkModel = ReturnType<typeof useLinkModel>;
