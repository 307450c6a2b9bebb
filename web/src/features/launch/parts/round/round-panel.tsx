import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { Card } from '../../../../kit/card.tsx';
import { countdown, exactAmount } from '../../../../lib/format.ts';
import type { OwnRound, Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type Phase, phaseOf, timeOf } from '../../rules/round.ts';
import { Demand, PhaseBadge, useRoundTime } from '../project/project-bits.tsx';
import { CommitForm } from './commit-form.tsx';
import { Conditions } from './conditions.tsx';
import { Own } from './own.tsx';

interface RoundPanelProps {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
  readonly nowMs: number;
}

/** One round: how long it takes, what is asked for it, what the person has in it and the form. */
export function RoundPanel({ project, round, own, nowMs }: RoundPanelProps) {
  const t = useLaunchText();
  const phase: Phase = project.isCancelled ? 'cancelled' : phaseOf(round, nowMs);
  const isOpen = phase === 'open';
  return (
    <Card
      title={t('launch.round', { number: round.number })}
      action={<PhaseBadge phase={phase} />}
      room="launch/parts/round"
    >
      <div className="flex flex-col gap-4">
        <Clock round={round} phase={phase} nowMs={nowMs} />
        <Totals project={project} round={round} phase={phase} />
        {own.subscription && (
          <Own round={round} subscription={own.subscription} estimate={own.estimate} isOpen={isOpen} />
        )}
        {(isOpen || phase === 'soon') && <Conditions conditions={own.conditions} />}
        {isOpen && <CommitForm key={round.number} project={project} round={round} own={own} />}
      </div>
    </Card>
  );
}

/** The time of the next event, and on its last day how long it takes until then. */
function Clock({ round, phase, nowMs }: Pick<RoundPanelProps, 'round' | 'nowMs'> & { readonly phase: Phase }) {
  const t = useLaunchText();
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
    </div>
  );
}

function Totals({ project, round, phase }: Pick<RoundPanelProps, 'project' | 'round'> & { readonly phase: Phase }) {
  const t = useLaunchText();
  const rows = [
    { label: t('launch.quota'), value: `${exactAmount(round.quota)} ${project.token}` },
    { label: t('launch.perPerson'), value: `${exactAmount(round.perPerson)} ${project.token}` },
    { label: t('launch.people'), value: round.people.toLocaleString('en-US') },
  ];
  return (
    <div className="flex flex-col gap-2">
      {phase !== 'soon' && <Demand project={project} round={round} phase={phase} />}
      <dl className="flex flex-col gap-1 text-13">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-muted">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
