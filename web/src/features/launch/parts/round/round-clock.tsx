import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { countdown, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type Phase, timeOf } from '../../rules/round.ts';
import { useRoundTime } from '../project/project-bits.tsx';

interface ClockProps {
  readonly round: Round;
  readonly phase: Phase;
  readonly nowMs: number;
}

/** The time of the next event, and on its last day how long it takes until then; before the start also when it ends. */
export function RoundClock({ round, phase, nowMs }: ClockProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const next = useRoundTime()(round, phase);
  if (!next) return null;
  const leftMs = timeOf(round, phase) - nowMs;
  const runs = (phase === 'soon' || phase === 'open') && leftMs > 0 && leftMs <= DAY_MS;
  return (
    <div className="rounded-control border border-line bg-surface-sunken px-4 py-3">
      <div className="flex items-baseline justify-between gap-3 text-13">
        <span className="text-text-muted">{next.label}</span>
        <span className="num text-text">{next.time}</span>
      </div>
      {runs && (
        <div className="mt-1 flex items-baseline justify-between gap-3">
          <span className="text-13 text-text-muted">{t(phase === 'soon' ? 'launch.opensIn' : 'launch.endsIn')}</span>
          <span role="timer" className="num text-20 font-semibold">
            {countdown(leftMs)}
          </span>
        </div>
      )}
      {phase === 'soon' && (
        <div className="mt-1 flex items-baseline justify-between gap-3 text-13">
          <span className="text-text-muted">{t('launch.ends')}</span>
          <span className="num text-text">{dateTime(round.endAtMs, locale, { withYear: true })}</span>
        </div>
      )}
    </div>
  );
}
