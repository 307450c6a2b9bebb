import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Terms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime } from '../../rules/zone.ts';
import { usePlanName } from '../plan-words.ts';
import { Coins } from './coins.tsx';
import type { FormModel } from './form.model.ts';
import { NextRuns } from './next-runs.tsx';
import { useProblemWords } from './problem-words.ts';
import { Schedule, ScheduleNotes } from './schedule.tsx';
import { When } from './when.tsx';

interface PartProps {
  readonly model: FormModel;
}

/** The form of a plan: coins, amount, dates. What follows from them stands beside it, on a phone before it is pressed. */
export function PlanForm({ model }: PartProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <Card padding="form" room="auto-invest/parts/form">
      <Loaded query={model.view.terms} skeleton={<Skeleton height={520} />}>
        {(terms) => (
          <form
            className="flex flex-col gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              model.commands.submit();
            }}
          >
            <Coins model={model} terms={terms} />
            {isTouch ? (
              <AmountAndWhen model={model} terms={terms} />
            ) : (
              <>
                <Amount model={model} terms={terms} />
                <Schedule model={model} />
              </>
            )}
            <Choices model={model} />
            {isTouch && <NextRuns model={model} terms={terms} />}
            {!isTouch && <Submit model={model} />}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </form>
        )}
      </Loaded>
    </Card>
  );
}

/** Side by side on a phone, with what is known of both below them. */
function AmountAndWhen({ model, terms }: PartProps & { readonly terms: Terms }) {
  const { bounds, note } = useAmountWords(model, terms);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Amount model={model} terms={terms} />
        <When model={model} />
      </div>
      <div className="flex flex-col gap-1 text-12 text-text-faint">
        <p className="num">{bounds}</p>
        {note && <p className="num">{note}</p>}
      </div>
      <ScheduleNotes model={model} />
    </div>
  );
}

/** Within which bounds the amount is, and how it is split, or else why it is not less. */
function useAmountWords({ view: { least, split } }: FormModel, terms: Terms) {
  const t = useAutoInvestText();
  const because =
    least?.because &&
    t('autoInvest.minBecause', {
      min: exactAmount(least.min),
      share: least.because.percent,
      coin: least.because.asset,
    });
  const shared = split.map((part) => `${part.asset} ${amount(part.amount, { places: 2 })}`).join(' \u00b7 ');
  return {
    bounds: t('autoInvest.bounds', { min: exactAmount(least?.min ?? terms.min), max: exactAmount(terms.max) }),
    note: shared ? `${shared} ${terms.quote}` : (because ?? null),
  };
}

function Amount({ model, terms }: PartProps & { readonly terms: Terms }) {
  const t = useAutoInvestText();
  const words = useProblemWords();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  const { bounds, note } = useAmountWords(model, terms);
  const { amountFault: fault, refusal } = view;
  const error = fault && 'of' in fault ? words.amount(fault) : refusal.place === 'amount' && refusal.text;
  return (
    <MoneyField
      label={t('autoInvest.each')}
      value={view.draft.amount}
      onChange={(typed) => commands.set('amount', typed)}
      unit={terms.quote}
      {...(!isTouch && {
        aside: <span className="num">{bounds}</span>,
        help: note && <span className="num">{note}</span>,
        keepsLine: true,
      })}
      {...(error && { error })}
    />
  );
}

function Choices({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  const { draft } = view;
  return (
    <div className="flex flex-col gap-3">
      <Choice note={t('autoInvest.autoTransferNote')}>
        <Checkbox checked={draft.autoTransfer} onChange={(yes) => commands.set('autoTransfer', yes)}>
          {t('autoInvest.autoTransfer')}
        </Checkbox>
      </Choice>
      <Choice note={t('autoInvest.movesToEarnNote')}>
        <Checkbox checked={draft.movesToEarn} onChange={(yes) => commands.set('movesToEarn', yes)}>
          {t('autoInvest.movesToEarn')}
        </Checkbox>
      </Choice>
      <Checkbox checked={draft.tellsSuccess} onChange={(yes) => commands.set('tellsSuccess', yes)}>
        {t('autoInvest.tellsSuccess')}
      </Checkbox>
    </div>
  );
}

function Choice({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col">
      {children}
      <span className="pl-6 text-12 text-text-faint">{note}</span>
    </div>
  );
}

/** What is pressed, with what it does in words; at the foot of the form, or of the phone’s page. */
export function Submit({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  const name = usePlanName();
  const locale = useLocale();
  const { draft, plan, refusal, runs } = view;
  const [first] = runs;
  const words = plan
    ? t('autoInvest.save')
    : view.amount === null
      ? t('autoInvest.startBare')
      : t('autoInvest.start', { plan: name({ ...draft, amount: view.amount }) });
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      {refusal.place === 'foot' && refusal.text && <Notice tone="warn">{refusal.text}</Notice>}
      {!view.isOpen && <Notice tone="warn">{t('autoInvest.closed')}</Notice>}
      {view.isLocked && <Notice tone="warn">{t('autoInvest.locked')}</Notice>}
      <Button size="large" wide busy={view.isBusy} disabled={view.isLocked || !view.isOpen} onClick={commands.submit}>
        <span className="min-w-0 truncate">{words}</span>
      </Button>
      <p className="text-center text-12 text-text-faint">
        {!plan && first !== undefined && (
          <span className="num">
            {`${t('autoInvest.createdText', { time: wallTime(first, draft.zone, locale, { withWeekday: true }) })} `}
          </span>
        )}
        <span>{t(plan ? 'autoInvest.fromNextRun' : 'autoInvest.free')}</span>
      </p>
    </div>
  );
}
