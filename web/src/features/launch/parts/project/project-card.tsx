import { Card, KeyValue } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { isFixed } from '../../rules/fixing.ts';
import { isFlash } from '../../rules/flash.ts';
import { isSale, percentOf, sells } from '../../rules/price.ts';
import { awaitsPrice, type Phase, phaseOf, presentRound } from '../../rules/round.ts';
import { FlashStockOf } from '../flash/flash-stock.tsx';
import { askedRows } from './asked-rows.ts';
import { Demand, PhaseBadge, ProjectName, useRoundTime, useRoundWords } from './project-bits.tsx';

interface ProjectCardProps {
  readonly project: Project;
  readonly nowMs: number;
}

/** A project in the list, by the round that it is about now. */
export function ProjectCard({ project, nowMs }: ProjectCardProps) {
  const words = useRoundWords();
  const round = presentRound(project.rounds, nowMs);
  const phase: Phase | null = round && !project.isCancelled ? phaseOf(round, nowMs) : null;
  return (
    <Card room="launch/parts/project/project-card">
      <article aria-label={project.tokenName} className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <ProjectName project={project} leads />
          {round && <PhaseBadge phase={phase ?? 'cancelled'} round={round} />}
        </div>
        {round && <p className="text-13 text-text-muted">{words(round)}</p>}
        {round && <Figures project={project} round={round} phase={phase ?? 'cancelled'} />}
      </article>
    </Card>
  );
}

function Figures({
  project,
  round,
  phase,
}: Omit<ProjectCardProps, 'nowMs'> & { readonly round: Round; readonly phase: Phase }) {
  const t = useLaunchText();
  const time = useRoundTime()(round, phase);
  const num = (text: string) => <span className="num">{text}</span>;
  return (
    <>
      <KeyValue
        small
        rows={[
          ...(isSale(round)
            ? [{ label: t('launch.price'), value: num(`${exactAmount(round.price)} ${project.payAsset}`) }]
            : []),
          ...(isFixed(round) && awaitsPrice(round)
            ? [{ label: t('launch.basePrice'), value: num(`${exactAmount(round.fixing.basePrice)} USDT`) }]
            : []),
          ...(round.discountBps > 0
            ? [{ label: t('launch.discount'), value: num(`${exactAmount(percentOf(round.discountBps))}%`) }]
            : []),
          {
            label: t(sells(round) ? 'launch.quota' : 'launch.boost.pool'),
            value: num(`${exactAmount(round.quota)} ${project.token}`),
          },
          { label: t('launch.people'), value: num(round.people.toLocaleString('en-US')) },
          ...askedRows(t, round),
          ...(time ? [{ label: time.label, value: num(time.time) }] : []),
        ]}
      />
      {phase !== 'soon' && <Taken project={project} round={round} phase={phase} />}
    </>
  );
}

/** How much is asked for, or of a flash round how much is taken, which is asked for while it changes. */
function Taken({
  project,
  round,
  phase,
}: Omit<ProjectCardProps, 'nowMs'> & { readonly round: Round; readonly phase: Phase }) {
  return isFlash(round) && (phase === 'open' || phase === 'counting') ? (
    <FlashStockOf project={project} round={round} />
  ) : (
    <Demand project={project} round={round} phase={phase} />
  );
}
