import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useOperatorText } from '../../operator-text.ts';
import { ChannelAnswerView } from './channel-answer.tsx';
import { useChannelCheckModel } from './channel-check.model.ts';

/** Says whether something that claims to be the operator's is. */
export function ChannelCheck() {
  const t = useOperatorText();
  const { query, view, commands } = useChannelCheckModel();
  return (
    <form
      data-room="operator/parts/channel-check"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        commands.check();
      }}
    >
      <p className="text-14 text-text-muted">{t('operator.links.intro')}</p>
      <TextField
        label={t('operator.links.label')}
        value={view.typed}
        onChange={commands.type}
        isCode
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={view.textMax}
      />
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={view.typed.trim() === ''}>
        {t('operator.links.check')}
      </Button>
      <div aria-live="polite">
        {view.isAsked && (
          <Loaded query={query} skeleton={<Skeleton height={88} />}>
            {(answer) => <ChannelAnswerView answer={answer} asked={view.asked} />}
          </Loaded>
        )}
      </div>
    </form>
  );
}
