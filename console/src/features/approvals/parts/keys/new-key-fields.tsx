import { STAFF_KEY_NAME_MAX } from '@bourse/contract/staff/keys.ts';
import { Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { useNewKey } from './new-key.model.ts';

/** The fields to fill in before a device makes a key. */
export function NewKeyFields({ view, commands }: ReturnType<typeof useNewKey>) {
  return (
    <>
      <Field
        label={t('console.keys.name')}
        autoComplete="off"
        maxLength={STAFF_KEY_NAME_MAX}
        value={view.name}
        onChange={commands.setName}
      />
      <Field
        label={t('console.login.password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={view.password}
        onChange={commands.setPassword}
      />
      {view.asksCode && (
        <Field
          label={t('console.login.totp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={t('console.login.totpHint')}
          value={view.totpCode}
          onChange={commands.setTotpCode}
        />
      )}
      {view.problem !== null && (
        <div role="alert">
          <Notice tone="danger">{view.problem}</Notice>
        </div>
      )}
    </>
  );
}
