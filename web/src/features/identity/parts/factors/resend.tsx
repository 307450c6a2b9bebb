import { Button } from '../../../../kit/button.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useIdentityText } from '../../identity-text.ts';

const RESEND_SECONDS = 60;

interface ResendProps {
  /** Server time from which another code may be requested; null before the first. */
  readonly resendAtMs: number | null;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly disabled?: boolean;
}

/** Requests a code, then counts down until another may be requested. */
export function Resend({ resendAtMs, isSending, onSend, disabled }: ResendProps) {
  const t = useIdentityText();
  const nowMs = useServerNow();
  // The clocks differ by the answer's travel time, so the count is capped: 61 seconds would contradict the stated 60.
  const leftSeconds = resendAtMs === null ? 0 : Math.min(Math.ceil((resendAtMs - nowMs) / 1_000), RESEND_SECONDS);
  if (leftSeconds > 0)
    return <span className="num text-text-faint">{t('identity.code.resendIn', { count: leftSeconds })}</span>;
  return (
    <Button kind="link" size="small" busy={isSending} disabled={disabled} onClick={onSend}>
      {resendAtMs === null ? t('identity.code.send') : t('identity.code.resend')}
    </Button>
  );
}
