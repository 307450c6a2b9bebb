import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { WithdrawalStory } from '../withdrawal-story/withdrawal-story.tsx';
import type { MoneyOut } from './money-out.model.ts';
import { UnknownOutcome } from './unknown-outcome.tsx';

interface MoneyOutPanelProps {
  readonly out: MoneyOut;
  readonly onAnother: () => void;
  readonly children: ReactNode;
}

/** The form, or in its place the result, or the wait for a lost answer. */
export function MoneyOutPanel({ out, onAnother, children }: MoneyOutPanelProps) {
  const t = useWithdrawalsText();
  if (out.stage.name === 'unknown') {
    return (
      <Card padding="form" title={t('withdrawals.resultTitle')}>
        <UnknownOutcome pending={out.stage.pending} wasLost={out.stage.wasLost} onBack={out.startOver} />
      </Card>
    );
  }
  if (out.stage.name === 'result') {
    return (
      <Card padding="form" title={t('withdrawals.resultTitle')}>
        <WithdrawalStory id={out.stage.id} />
        <div className="mt-5">
          <Button kind="secondary" wide onClick={onAnother}>
            {t('withdrawals.another')}
          </Button>
        </div>
      </Card>
    );
  }
  return <Card padding="form">{children}</Card>;
}
