import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { assetOf } from '../../rules/boost.ts';
import { useConfirmModel } from './commit.model.ts';
import { useCommitWords } from './commit-words.ts';
import { TradingPasswordField } from './trading-password-field.tsx';

interface ConfirmProps {
  readonly project: Project;
  readonly round: Round;
  /** All that is committed then, and what is committed now; null for nothing. */
  readonly amount: string;
  readonly held: string | null;
  /** What the button does, with its amount. */
  readonly verb: string;
  readonly onClose: () => void;
  readonly onDone: (committed: string) => void;
}

const FORM_ID = 'launch-confirm';

/** Asks for the trading password before an amount is committed. */
export function ConfirmDialog(props: ConfirmProps) {
  const { project, round, amount, held, verb, onClose } = props;
  const t = useLaunchText();
  const shell = useShellText();
  const locale = useLocale();
  const words = useCommitWords(round);
  const { view, commands } = useConfirmModel(props);
  return (
    <Overlay
      open
      onClose={onClose}
      title={words.confirm}
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
        data-room="launch/parts/round/confirm-dialog"
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
            ...words.amountRows(amount, held).map(({ label, amount: text }) => ({
              label,
              value: <span className="num font-semibold">{`${exactAmount(text)} ${assetOf(project, round)}`}</span>,
            })),
          ]}
        />
        <p className="text-13 text-text-muted">
          {words.confirmNote({ time: dateTime(round.endAtMs, locale, { withYear: true }) })}
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
