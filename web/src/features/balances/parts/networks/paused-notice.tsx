import { Pause } from 'lucide-react';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMoneyText } from '../../money-text.ts';

interface PausedNoticeProps {
  /** "SOL withdrawals over Solana are paused." */
  readonly what: string;
  /** The operator's text, if there is one. */
  readonly pause: { readonly reason: string | null; readonly untilMs: number | null };
}

/** Says why something is paused, and until when. */
export function PausedNotice({ what, pause }: PausedNoticeProps) {
  const t = useMoneyText();
  const locale = useLocale();
  return (
    <Notice tone="warn" icon={<Pause aria-hidden="true" />}>
      <strong className="font-semibold">{what}</strong> {pause.reason}{' '}
      {pause.untilMs !== null && t('balances.deposit.pausedUntil', { time: dateTime(pause.untilMs, locale) })}
    </Notice>
  );
}
