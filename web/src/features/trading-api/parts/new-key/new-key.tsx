import { useId } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Inset } from '../../../../kit/card.tsx';
import { CopyWordsButton } from '../../../../kit/copy-button.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useTradingApiText } from '../../trading-api-text.ts';
import { type NewKeyModel, SCOPES } from './new-key.model.ts';

/** The dialogs for making a key, one after the other. */
export function NewKey({ view, commands }: NewKeyModel) {
  const t = useTradingApiText();
  if (view.made) return <Secret view={view} commands={commands} />;
  if (view.step === 'form') return <KeyForm view={view} commands={commands} />;
  return (
    <SecurityCheck
      open={view.step === 'check'}
      onClose={commands.goBack}
      onConfirmed={commands.finish}
      confirmLabel={t('tradingApi.confirm', { label: view.label })}
      codesAreFor={t('tradingApi.codesAreFor')}
      factorsNeeded={1}
      sendCode={commands.sendCode}
      confirm={commands.confirm}
      summary={
        <Inset>
          <p className="text-14 font-medium break-words">{view.label}</p>
          <p className="text-13 text-text-muted">
            {view.fields.scopes.map((scope) => t(`tradingApi.scope.${scope}`)).join(' · ')}
          </p>
          <p className="text-13 break-words text-text-muted">{view.fields.ips.trim() || t('tradingApi.ips.any')}</p>
          <p className="text-13 text-text-muted">{t(`tradingApi.signing.${view.fields.signing}`)}</p>
        </Inset>
      }
    />
  );
}

function KeyForm({ view, commands }: NewKeyModel) {
  const t = useTradingApiText();
  const shell = useShellText();
  const formId = useId();
  return (
    <Overlay
      open
      title={t('tradingApi.new')}
      closeLabel={shell('shell.action.close')}
      onClose={commands.close}
      footer={
        <Button type="submit" form={formId} size="large" wide disabled={!view.isReady}>
          {t('tradingApi.continue')}
        </Button>
      }
    >
      <form
        id={formId}
        data-room="trading-api/parts/new-key"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          commands.goOn();
        }}
      >
        <TextField
          label={t('tradingApi.name')}
          name="label"
          autoComplete="off"
          maxLength={view.labelLengthMax}
          value={view.fields.label}
          help={t('tradingApi.name.help')}
          onChange={commands.setLabel}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1.5 text-13 text-text-muted">{t('tradingApi.scopes')}</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              checked={view.fields.scopes.includes(scope)}
              onChange={(isOn) => commands.setScope(scope, isOn)}
            >
              <span className="block text-14 text-text">{t(`tradingApi.scope.${scope}`)}</span>
              <span className="block text-12 text-text-faint">{t(`tradingApi.scope.${scope}.what`)}</span>
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          label={t('tradingApi.ips')}
          name="ips"
          isCode
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="203.0.113.7, 203.0.113.8"
          value={view.fields.ips}
          help={t('tradingApi.ips.help')}
          error={view.ipsError ?? undefined}
          onChange={commands.setIps}
        />
        <SignerFields view={view} commands={commands} />
        <FocusFirst />
      </form>
    </Overlay>
  );
}

/** Chooses what the key's program signs with: a secret that we make, or its own key. */
function SignerFields({ view, commands }: NewKeyModel) {
  const t = useTradingApiText();
  const { signing, publicKey } = view.fields;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-text-muted">{t('tradingApi.signing')}</p>
      <Segment
        wide
        label={t('tradingApi.signing')}
        options={[
          { value: 'secret', label: t('tradingApi.signing.secret') },
          { value: 'own', label: t('tradingApi.signing.own') },
        ]}
        value={signing}
        onChange={commands.setSigning}
      />
      <p className="text-12 text-text-faint">{t(`tradingApi.signing.${signing}.what`)}</p>
      {view.isOwn && (
        <TextArea
          label={t('tradingApi.publicKey')}
          name="publicKey"
          value={publicKey}
          help={t('tradingApi.publicKey.help')}
          error={view.publicKeyError ?? undefined}
          onChange={commands.setPublicKey}
        />
      )}
    </div>
  );
}

function Secret({ view, commands }: NewKeyModel) {
  const t = useTradingApiText();
  const shell = useShellText();
  const made = view.made;
  if (!made) return null;
  const { secret } = made;
  const values = [
    { name: t('tradingApi.key'), value: made.apiKey, copy: t('tradingApi.copy.key') },
    ...(secret === null ? [] : [{ name: t('tradingApi.secret'), value: secret, copy: t('tradingApi.copy.secret') }]),
  ];
  return (
    <Overlay
      open
      isBusy={secret !== null}
      title={t('tradingApi.secret.title', { label: made.label })}
      closeLabel={shell('shell.action.close')}
      onClose={commands.forget}
      footer={
        <Button size="large" wide onClick={commands.forget}>
          {secret === null ? shell('shell.action.close') : t('tradingApi.secret.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {secret === null ? (
          <p className="text-14 text-text-muted">{t('tradingApi.ready.own')}</p>
        ) : (
          <Notice tone="warn">{t('tradingApi.secret.once')}</Notice>
        )}
        {values.map(({ name, value, copy }) => (
          <div key={name} className="flex flex-col gap-1.5">
            <p className="text-13 text-text-muted">{name}</p>
            <Inset>
              <code className="code block text-13 break-all">{value}</code>
            </Inset>
            <CopyWordsButton
              kind="secondary"
              wide
              onCopy={() => copyText(value)}
              label={copy}
              doneLabel={t('tradingApi.copied')}
            />
          </div>
        ))}
      </div>
    </Overlay>
  );
}
