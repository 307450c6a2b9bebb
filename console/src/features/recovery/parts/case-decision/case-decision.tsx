import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { CaseDetail } from '../../api/cases.ts';
import { type Outcome, useCaseDecision } from './case-decision.model.ts';

const OUTCOMES: readonly Outcome[] = ['CREDIT', 'RETURN', 'REFUSE'];

/** Credits, sends back or refuses, with an explanation for the person. */
export function CaseDecision({ detail }: { readonly detail: CaseDetail }) {
  const { view, commands } = useCaseDecision(detail);
  return (
    <Card title={t('console.recovery.decision')}>
      <form
        data-room="recovery/parts/case-decision"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.send();
        }}
      >
        <Choice<Outcome>
          label={t('console.recovery.outcome')}
          value={view.outcome}
          placeholder={t('console.recovery.choose')}
          onChange={commands.setOutcome}
          options={OUTCOMES.map((outcome) => ({ value: outcome, label: t(`console.recovery.outcome.${outcome}`) }))}
        />
        {view.outcome !== '' && view.outcome !== 'REFUSE' && (
          <Choice
            label={t('console.recovery.deposit')}
            value={view.depositId}
            placeholder={t('console.recovery.choose')}
            onChange={commands.setDepositId}
            options={view.recoverable.map((deposit) => ({
              value: deposit.id,
              label: `${formatAmount(deposit.amount)} ${deposit.asset}`,
            }))}
          />
        )}
        <Field
          label={t('console.recovery.explanation')}
          maxLength={500}
          value={view.explanation}
          onChange={commands.setExplanation}
        />
        <Field label={t('console.user.reason')} maxLength={200} value={view.reason} onChange={commands.setReason} />
        <Notice tone="two">{t('console.recovery.second', { from: formatAmount(detail.secondFromUsdt) })}</Notice>
        <div className="flex justify-end">
          <Button type="submit" busy={view.isBusy} disabled={!view.isWhole}>
            {t('console.recovery.decide')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
