import { Button } from '../../../../kit/button.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useIdentityText } from '../../identity-text.ts';

const RESEND_SECONDS = 60;

interface ResendProps {
  /** Server time from which another code may be asked for; null before the first. */
  readonly resendAtMs: number | null;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly disabled?: boolean;
}

/** Asks for a code; afterwards counts down to when another may be asked for. */
export function Resend({ resendAtMs, isSending, onSend, disabled }: ResendProps) {
  const t = useIdentityText();
  const nowMs = useServerNow();
  // The two clocks differ by a journey's half; nobody should read 61 seconds where the rule says 60.
  const leftSeconds = resendAtMs === null ? 0 : Math.min(Math.ceil((resendAtMs - nowMs) / 1_000), RESEND_SECONDS);
  if (leftSeconds > 0)
    return <span className="num text-text-faint">{t('identity.code.resendIn', { count: leftSeconds })}</span>;
  return (
    <Button kind="link" size="small" busy={isSending} disabled={disabled} onClick={onSend}>
      {resendAtMs === null ? t('identity.code.send') : t('identity.code.resend')}
    </Button>
  );
}
