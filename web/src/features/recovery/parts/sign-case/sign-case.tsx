import { Button } from '../../../../kit/button.tsx';
import { Inset } from '../../../../kit/card.tsx';
import { CopyWordsButton } from '../../../../kit/copy-button.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useRecoveryText } from '../../recovery-text.ts';
import { useSignCaseModel } from './sign-case.model.ts';

/** The text that the sender's address should sign, and a field for the signature. */
export function SignCase({ id, text }: { readonly id: string; readonly text: string }) {
  const t = useRecoveryText();
  const shell = useShellText();
  const { view, commands } = useSignCaseModel(id);
  return (
    <form
      data-room="recovery/parts/sign-case"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        commands.send();
      }}
    >
      <div>
        <h2 className="text-14 font-semibold">{t('recovery.sign')}</h2>
        <p className="mt-1 text-13 text-text-muted">{t('recovery.signAbout')}</p>
      </div>
      <Inset>
        <p className="code text-13 break-all whitespace-pre-wrap" data-testid="to-sign">
          {text}
        </p>
      </Inset>
      <CopyWordsButton
        kind="secondary"
        onCopy={() => copyText(text)}
        label={shell('shell.action.copy')}
        doneLabel={shell('shell.copied')}
      />
      <TextArea
        label={t('recovery.signature')}
        value={view.typed}
        onChange={commands.set}
        error={view.isWrong ? t('recovery.wrong.signature') : undefined}
      />
      {view.failure && <Notice tone="danger">{view.failure}</Notice>}
      <Button type="submit" kind="secondary" wide busy={view.isBusy}>
        {t('recovery.signSend')}
      </Button>
    </form>
  );
}
