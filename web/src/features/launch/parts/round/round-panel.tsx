import { Card } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { OwnRound, Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { isBoost } from '../../rules/boost.ts';
import { isFixed } from '../../rules/fixing.ts';
import { awaitsPrice, type Phase, phaseOf } from '../../rules/round.ts';
import { AwaitedPrice } from '../fixing/fixing.tsx';
import { Demand, PhaseBadge } from '../project/project-bits.tsx';
import { CommitForm } from './commit-form.tsx';
import { Conditions } from './conditions.tsx';
import { Own } from './own.tsx';
import { RoundClock } from './round-clock.tsx';

interface RoundPanelProps {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
  readonly nowMs: number;
}

/** A round that takes amounts: how long it takes, what is asked for it, what the person has in it and the form. */
export function RoundPanel({ project, round, own, nowMs }: RoundPanelProps) {
  const t = useLaunchText();
  const phase: Phase = project.isCancelled ? 'cancelled' : phaseOf(round, nowMs);
  const isOpen = phase === 'open';
  return (
    <Card
      title={t(isBoost(round) ? 'launch.boost.round' : 'launch.round', { number: round.number })}
      action={<PhaseBadge phase={phase} round={round} />}
      room="launch/parts/round"
    >
      <div className="flex flex-col gap-4">
        <RoundClock round={round} phase={phase} nowMs={nowMs} />
        <Totals project={project} round={round} phase={phase} />
        {own.subscription && (
          <Own round={round} subscription={own.subscription} estimate={own.estimate} isOpen={isOpen} nowMs={nowMs} />
        )}
        {isFixed(round) && awaitsPrice(round) && phase !== 'cancelled' && (
          <AwaitedPrice project={project} round={round} nowMs={nowMs} />
        )}
        {(isOpen || phase === 'soon') && <Conditions project={project} conditions={own.conditions} />}
        {isOpen && <CommitForm key={round.number} project={project} round={round} own={own} />}
      </div>
    </Card>
  );
}

function Totals({ project, round, phase }: Pick<RoundPanelProps, 'project' | 'round'> & { readonly phase: Phase }) {
  const t = useLaunchText();
  const rows = [
    {
      label: t(isBoost(round) ? 'launch.boost.pool' : 'launch.quota'),
      value: `${exactAmount(round.quota)} ${project.token}`,
    },
    {
      label: t(isBoost(round) ? 'launch.boost.perPerson' : 'launch.perPerson'),
      value: `${exactAmount(round.perPerson)} ${project.token}`,
    },
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
