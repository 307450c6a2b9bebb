import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { drawnFromMs } from '../../rules/lottery.ts';
import { TradingPasswordField } from '../round/trading-password-field.tsx';
import { type TicketsProps, useTicketsConfirm } from './lottery.model.ts';

interface DialogProps extends Pick<TicketsProps, 'project' | 'round' | 'answer'> {
  readonly tickets: number;
  readonly cost: string;
  /** What the button does, with its amount. */
  readonly verb: string;
  readonly onClose: () => void;
  readonly onDone: (committed: string) => void;
}

const FORM_ID = 'launch-tickets';

/** Asks for the trading password before tickets are taken. */
export function TicketsDialog({ project, round, answer, tickets, cost, verb, onClose, onDone }: DialogProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const locale = useLocale();
  const { view, commands } = useTicketsConfirm({ project, round }, tickets, onDone);
  const time = (atMs: number) => dateTime(atMs, locale, { withYear: true });
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('launch.confirm')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <Button type="submit" form={FORM_ID} size="large" wide busy={view.isBusy} disabled={!view.isComplete}>
          {verb}
        </Button>
      }
    >
      <form
        id={FORM_ID}
        data-room="launch/parts/lottery/tickets-dialog"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          commands.confirm();
        }}
      >
        <KeyValue
          rows={[
            { label: project.tokenName, value: t('launch.round', { number: round.number }) },
            { label: t('launch.lottery.tickets'), value: <span className="num">{tickets}</span> },
            {
              label: t('launch.amount'),
              value: <span className="num font-semibold">{`${exactAmount(cost)} ${project.payAsset}`}</span>,
            },
          ]}
        />
        <p className="text-13 text-text-muted">
          {t('launch.lottery.confirmNote', { draw: time(drawnFromMs(answer)), end: time(round.endAtMs) })}
        </p>
        <TradingPasswordField model={{ view, commands }} />
        {view.refusal && (
          <div role="alert">
            <Notice tone="warn">{view.refusal}</Notice>
          </div>
        )}
        <FocusFirst key={view.passwordError ? 'again' : 'first'} />
      </form>
    </Overlay>
  );
}
