import { useQuery } from '@tanstack/react-query';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { commands } from '../../api/commands.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';

/** The devices that are logged in, this one first, and ending other sessions. */
export function useDevicesModel() {
  const t = useIdentityText();
  const sessions = useQuery(sessionsQuery());
  const attempts = useAttempts<never>({});
  const rows = [...(sessions.data?.rows ?? [])].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAtMs - a.lastSeenAtMs,
  );
  const end = async (input: { sessionId: string } | { others: 'true' }) => {
    const ended = await attempts.run(
      () => commands.endSession(input),
      (_failure, text) => {
        void notifyOutcome('revoke', false, text);
        return true;
      },
    );
    if (ended?.ok) notify({ tone: 'ok', title: t('identity.devices.ended', { count: ended.value.ended }) });
  };
  return {
    sessions,
    view: { rows, hasOthers: rows.some(({ current }) => !current), isBusy: attempts.isBusy },
    commands: {
      end: (sessionId: string) => void end({ sessionId }),
      endOthers: () => void end({ others: 'true' }),
    },
  };
}
