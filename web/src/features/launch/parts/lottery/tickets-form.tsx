import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type TicketsModel, type TicketsProps, useTicketsModel } from './lottery.model.ts';
import { TicketsDialog } from './tickets-dialog.tsx';

/** How many tickets a person takes, and what would be paid if all of them won. */
export function TicketsForm(props: TicketsProps) {
  const { project, answer } = props;
  const t = useLaunchText();
  const model = useTicketsModel(props);
  const { view, commands } = model;
  const isChange = answer.taken !== null;
  const words = { amount: exactAmount(view.cost ?? '0'), asset: project.payAsset };
  const verb =
    view.cost === null
      ? t(isChange ? 'launch.change' : 'launch.subscribe')
      : t(isChange ? 'launch.changeSubmit' : 'launch.submit', words);
  return (
    <>
      <form
        data-room="launch/parts/lottery/tickets-form"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        <Tickets {...props} model={model} />
        {view.isUnknown && <Notice tone="warn">{t('launch.unknown')}</Notice>}
        <KeyValue
          small
          rows={[
            {
              label: t('launch.lottery.atMost'),
              value: (
                <span className="num">
                  {view.cost === null ? '--' : `${exactAmount(view.cost)} ${project.payAsset}`}
                </span>
              ),
              isSum: true,
            },
          ]}
        />
        <Button type="submit" size="large" wide disabled={!view.areMet}>
          {verb}
        </Button>
        {!view.areMet && <p className="text-center text-12 text-text-muted">{t('launch.unmet')}</p>}
      </form>
      {view.isConfirming && view.tickets !== null && view.cost !== null && (
        <TicketsDialog
          {...props}
          tickets={view.tickets}
          cost={view.cost}
          verb={verb}
          onClose={commands.stop}
          onDone={commands.finish}
        />
      )}
    </>
  );
}

function Tickets({
  project,
  round,
  answer,
  model: { view, commands },
}: TicketsProps & { readonly model: TicketsModel }) {
  const t = useLaunchText();
  const shell = useShellText();
  const asset = project.payAsset;
  const sentence = (problem: NonNullable<typeof view.problem>): string => {
    if (problem === 'NOT_WHOLE') return t('launch.lottery.whole');
    if (problem === 'LAUNCH_TICKETS_MAX') return t(problem, { max: round.lottery.mostTickets });
    if (problem === 'LAUNCH_TICKETS_NONE' || problem === 'LAUNCH_TICKETS_UNEARNED') return t(problem);
    return t(problem, { earned: answer.earned, asked: view.typed.trim() });
  };
  return (
    <MoneyField
      label={t('launch.lottery.tickets')}
      aside={
        <span className="inline-flex flex-wrap justify-end gap-x-2">
          <span className="num">
            {t('launch.available', { amount: view.available === null ? '--' : exactAmount(view.available), asset })}
          </span>
          <Link href={pathTo('transfers.transfer', { asset })} className={buttonClass({ kind: 'link', size: 'small' })}>
            {shell('shell.nav.transfer')}
          </Link>
        </span>
      }
      value={view.typed}
      onChange={commands.setTyped}
      help={t('launch.lottery.upTo', { count: view.most })}
      error={view.problem ? sentence(view.problem) : undefined}
      keepsLine
      max={String(view.most)}
      maxLabel={shell('shell.action.max')}
    />
  );
}
