import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';

interface PauseCellProps {
  readonly pause: { readonly reason: string; readonly untilMs: number | null } | null;
  /** Left out for roles that may not turn it. */
  readonly onTurn?: (() => void) | undefined;
}

/** Whether deposits (or withdrawals) run; if not, why and until when. With a button to change that. */
export function PauseCell({ pause, onTurn }: PauseCellProps) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={pause ? 'danger' : 'ok'}>{pause ? t('console.catalog.paused') : t('console.alarms.running')}</Badge>
      {pause && (
        <span className="text-12 break-words text-text-muted">
          {pause.reason}
          {pause.untilMs !== null && ` · ${formatShortTime(pause.untilMs)}`}
        </span>
      )}
      {onTurn && (
        <Button kind="link" onClick={onTurn}>
          {pause ? t('console.resume') : t('console.pause')}
        </Button>
      )}
    </span>
  );
}
