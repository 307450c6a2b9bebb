import { TextField } from '../../../../kit/form/field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { useAntiPhishingModel } from './anti-phishing.model.ts';

/** Sets the anti-phishing code. It locks nothing. */
export function AntiPhishing(props: ChangeProps) {
  const t = useIdentityText();
  const { view, factors, commands } = useAntiPhishingModel(props);
  return (
    <ChangeDialog
      title={t('identity.antiPhishing.title')}
      onClose={props.onClose}
      lockHours={0}
      lockedUntilMs={null}
      submitLabel={t('identity.antiPhishing.save')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <p className="text-14 text-text-muted">{t('identity.antiPhishing.how')}</p>
      <TextField
        label={t('identity.antiPhishing.label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={view.phrase}
        error={view.error}
        help={t('identity.antiPhishing.rule')}
        onChange={commands.setPhrase}
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}
