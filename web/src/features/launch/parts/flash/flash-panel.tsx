import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { clockTime, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { FlashAnswer } from '../../api/flash.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import type { Stage } from '../../rules/flash.ts';
import { nextRound, type Phase } from '../../rules/round.ts';
import { PhaseBadge } from '../project/project-bits.tsx';
import { Conditions } from '../round/conditions.tsx';
import { RoundClock } from '../round/round-clock.tsx';
import { EntryForm } from './entry-form.tsx';
import { type FlashProps, useFlashModel, useSaid } from './flash.model.ts';
import { FlashStock } from './flash-stock.tsx';
import { useLastWord } from './flash-words.ts';
import { PaidView } from './paid-view.tsx';
import { PayForm } from './pay-form.tsx';
import { QueueView } from './queue-view.tsx';

interface StageProps extends FlashProps {
  readonly answer: FlashAnswer;
  readonly stage: Stage;
  readonly phase: Phase;
  readonly nowMs: number;
}

/** A flash round: its clock, its lots, and what the person can do in it now. */
export function FlashPanel(props: FlashProps) {
  const t = useLaunchText();
  const { view } = useFlashModel(props);
  const { query, stage, phase, nowMs, lostSinceMs } = view;
  return (
    <Card
      title={t('launch.flash.round', { number: props.round.number })}
      action={<PhaseBadge phase={phase} round={props.round} isSoldOut={stage === 'soldOut'} />}
      room="launch/parts/flash/flash-panel"
    >
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(answer) =>
          stage && (
            <div className="flex flex-col gap-4">
              {lostSinceMs !== null && (
                <Notice tone="warn">{t('launch.flash.lost', { time: clockTime(lostSinceMs) })}</Notice>
              )}
              <StageView {...props} answer={answer} stage={stage} phase={phase} nowMs={nowMs} />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

function StageView(props: StageProps) {
  const { project, round, own, answer, stage, phase, nowMs } = props;
  const ticket = answer.ticket;
  const of: FlashProps = { project, round, own };
  const isPay = stage === 'paying' && ticket !== null;
  const isPaid = stage === 'paid' && ticket !== null;
  return (
    <>
      <Said {...props} />
      {!isPay && !isPaid && (
        <>
          <RoundClock round={round} phase={phase} nowMs={nowMs} />
          {phase !== 'soon' && <FlashStock project={project} round={round} answer={answer} />}
        </>
      )}
      {isPay && <PayForm key={ticket.id} {...of} ticket={ticket} />}
      {isPaid && <PaidView {...of} ticket={ticket} />}
      {stage === 'queued' && ticket && <QueueView {...of} answer={answer} ticket={ticket} />}
      <Ending {...props} />
      {(stage === 'early' || stage === 'pass' || stage === 'open') && (
        <>
          <Conditions project={project} conditions={own.conditions} />
          <EntryForm key={round.number} {...of} answer={answer} stage={stage} nowMs={nowMs} />
        </>
      )}
    </>
  );
}

/** What became of the last ticket, and of the round. */
function Ending({ project, round, answer, stage, phase, nowMs }: StageProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const lastWord = useLastWord();
  const next = nextRound(project.rounds, round.number, nowMs);
  const isLast = stage === 'soldOut' || stage === 'over' || stage === 'gaveUp';
  const words: readonly (string | null)[] = [
    answer.ticket && stage !== 'expiring' ? lastWord(answer.ticket) : null,
    stage === 'expiring' ? t('launch.flash.goesBack') : null,
    stage === 'gaveUp' ? t('launch.flash.gaveUp') : null,
    stage === 'soldOut' ? t('launch.flash.allSold') : null,
    stage === 'over' && phase !== 'cancelled' ? t('LAUNCH_ENDED') : null,
    isLast && next ? t('launch.flash.next', { number: next.number, time: dateTime(next.startAtMs, locale) }) : null,
  ];
  const shown = words.filter((word) => word !== null);
  if (shown.length === 0) return null;
  return (
    <Notice tone="info">
      {shown.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </Notice>
  );
}

/** The same for whoever listens: what has happened at once, figures now and then. */
function Said({ project, answer, stage, nowMs }: StageProps): ReactNode {
  const t = useLaunchText();
  const lastWord = useLastWord();
  const isPaidBack = project.isCancelled && stage === 'paid';
  const toHear: readonly [of: string, sentence: string] = isPaidBack
    ? ['paidBack', t('LAUNCH_CANCELLED')]
    : toSay(t, lastWord, answer, stage, nowMs);
  const said = useSaid(...toHear);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

const LAST_MINUTE_MS = 60_000;

function toSay(
  t: LaunchText,
  lastWord: ReturnType<typeof useLastWord>,
  { ticket, freeLots }: FlashAnswer,
  stage: Stage,
  nowMs: number,
): [of: string, sentence: string] {
  if (!ticket) return [stage, stage === 'soldOut' ? t('launch.flash.allSold') : ''];
  const { lots, position, payByMs } = ticket;
  if (stage === 'queued' && position !== null) {
    const words = { position: position + 1, count: freeLots };
    return ['queued', t('launch.flash.number', words)];
  }
  if (stage === 'queued') return ['queuing', t('launch.flash.queue')];
  if (stage === 'paying' && payByMs !== null) {
    return payByMs - nowMs < LAST_MINUTE_MS
      ? ['last', t('launch.flash.lastMinute')]
      : [
          'paying',
          `${t('launch.flash.held', { count: lots })}. ${t('launch.flash.payBefore', { time: clockTime(payByMs) })}`,
        ];
  }
  if (stage === 'expiring') return [stage, t('launch.flash.goesBack')];
  if (stage === 'paid') return [stage, t('launch.flash.paidTitle')];
  if (stage === 'gaveUp') return [stage, t('launch.flash.gaveUp')];
  return [`${stage} ${ticket.id} ${ticket.state}`, lastWord(ticket) ?? ''];
}
