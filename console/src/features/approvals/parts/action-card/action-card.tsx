import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { allProducts } from '../../../../lib/products.ts';
import type { StaffAction } from '../../api/actions.ts';
import { fieldText, kindText, subjectText, valueText } from './action-text.ts';

export type ActionStep = 'approve' | 'reject' | 'takeBack';
const TONES: Record<StaffAction['state'], Tone> = {
  WAITING: 'warn',
  APPROVED: 'ok',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

interface ActionCardProps {
  readonly action: StaffAction;
  readonly onStep: (step: ActionStep) => void;
}

/** One requested action: what changes, who asked and why, and what was decided. */
export function ActionCard({ action, onStep }: ActionCardProps) {
  const mayDecide = action.state === 'WAITING' && action.barredBy === null;
  const mayTakeBack = action.state === 'WAITING' && action.isMine;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {kindText(action.kind)}
          <span className="text-14 font-normal break-all text-text-muted">{subjectText(action)}</span>
        </span>
      }
      action={<Badge tone={TONES[action.state]}>{t(`console.actionState.${action.state}`)}</Badge>}
    >
      <Changes action={action} />
      {action.state === 'WAITING' && <Previews action={action} />}
      <p className="mt-3 text-13">
        <span className="text-text-muted">
          {t('console.actions.askedBy', { staff: action.proposer, time: formatTime(action.proposedAtMs) })}
        </span>{' '}
        {action.reason}
      </p>
      {action.decider !== null && action.decidedAtMs !== null && (
        <p className="mt-1 text-13">
          <span className="text-text-muted">
            {t('console.actions.decidedBy', { staff: action.decider, time: formatTime(action.decidedAtMs) })}
          </span>{' '}
          {action.decisionReason}
        </p>
      )}
      {action.state === 'WAITING' && action.barredBy !== null && !action.isMine && (
        <p className="mt-2 text-13 text-text-muted">{t(`console.actionBar.${action.barredBy}`)}</p>
      )}
      {(mayDecide || mayTakeBack) && (
        <div className="mt-4 flex justify-end gap-3">
          {mayTakeBack && (
            <Button kind="secondary" small onClick={() => onStep('takeBack')}>
              {t('console.actions.takeBack')}
            </Button>
          )}
          {mayDecide && (
            <>
              <Button kind="danger" small onClick={() => onStep('reject')}>
                {t('console.actions.reject')}
              </Button>
              <Button small onClick={() => onStep('approve')}>
                {t('console.actions.approve')}
              </Button>
            </>
          )}
        </div>
      )}
    </Card>
  );
}

/** What people would read of it, as far as a product says. */
const Previews = ({ action }: { readonly action: StaffAction }) => (
  <Suspense fallback={null}>
    {allProducts().map(({ name, ActionPreview }) => ActionPreview && <ActionPreview key={name} action={action} />)}
  </Suspense>
);

/** The changed fields, with present and wanted values. */
function Changes({ action: { before, after } }: { readonly action: StaffAction }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 text-13">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-text-muted">{fieldText(name)}</dt>
          <dd className="num flex min-w-0 flex-wrap items-center gap-2 break-words">
            <span className="min-w-0 whitespace-normal text-text-muted">{valueText(name, before[name])}</span>
            <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-text-faint" />
            {/* The terms of a sale are a paragraph, and whoever decides reads all of it. */}
            <span className="min-w-0 whitespace-normal font-medium">{valueText(name, after[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
