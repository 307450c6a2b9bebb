import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { FormFoot } from '../../../../kit/form/form-foot.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { PhotoBox } from '../../../../kit/form/photo-box.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { ChainId, useAmountSentence } from '../../../balances/public.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useRecoveryText } from '../../recovery-text.ts';
import { PROBLEMS } from '../../rules/case-fields.ts';
import { Terms } from '../terms.tsx';
import { type CaseFormModel, useCaseFormModel } from './case-form.model.ts';

const NOTE_MAX = 500;

/** The form that asks for the recovery of a deposit. */
export function CaseForm() {
  const t = useRecoveryText();
  const model = useCaseFormModel();
  const { view, commands } = model;
  return (
    <>
      <form
        data-room="recovery/parts/case-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.check();
        }}
      >
        <Select
          label={t('recovery.problem')}
          value={view.fields.problem}
          onChange={(problem) => commands.set({ problem })}
          placeholder={t('recovery.choose')}
          error={view.wrong.has('problem') ? t('recovery.wrong.problem') : undefined}
          options={PROBLEMS.map((problem) => ({ value: problem, label: t(`recovery.problem.${problem}`) }))}
        />
        <Payment {...model} />
        <Back {...model} />
        <p className="text-13 text-text-muted">{t('recovery.proofHint')}</p>
        <TextArea
          label={t('recovery.note')}
          value={view.fields.note}
          onChange={(note) => commands.set({ note: note.slice(0, NOTE_MAX) })}
        />
        <PhotoBox
          label={t('recovery.photo')}
          hint={t(
            view.picture.isBusy
              ? 'recovery.photo.sending'
              : view.picture.preview
                ? 'recovery.photo.again'
                : 'recovery.photo.take',
          )}
          {...view.picture}
          onTake={commands.take}
        />
        <Terms terms={view.terms} />
        <FormFoot>
          <Button type="submit" size="large" wide>
            {t('recovery.send')}
          </Button>
        </FormFoot>
      </form>
      <Check {...model} />
    </>
  );
}

/** Outside the form, because the dialog has a form of its own and forms cannot be nested. */
function Check({ view, commands }: CaseFormModel) {
  const t = useRecoveryText();
  const { asked } = view;
  const amount = /^\d/.test(asked.amount) ? exactAmount(asked.amount) : asked.amount;
  return (
    <SecurityCheck
      open={view.isChecking}
      onClose={commands.leaveCheck}
      onConfirmed={commands.showOpened}
      confirmLabel={t('recovery.confirm', { amount, asset: asked.asset })}
      codesAreFor={t('recovery.codesAreFor')}
      factorsNeeded={2}
      needsSentCode
      sendCode={commands.sendCode}
      confirm={commands.confirm}
      summary={
        <KeyValue
          small
          rows={[
            { label: t('recovery.amount'), value: `${amount} ${asked.asset}` },
            { label: t('recovery.network'), value: view.networkName },
            { label: t('recovery.txId'), value: <ChainId text={asked.txId} head={8} /> },
            { label: t('recovery.returnAddress'), value: <ChainId text={asked.returnAddress} head={8} /> },
            ...(view.needsMemo && asked.returnMemo !== ''
              ? [{ label: t('recovery.returnMemo'), value: asked.returnMemo }]
              : []),
          ]}
        />
      }
    />
  );
}

function Payment({ view, commands }: CaseFormModel) {
  const t = useRecoveryText();
  const amountSentence = useAmountSentence();
  const { fields, wrong, amountProblem } = view;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('recovery.coin')}
          value={fields.asset}
          onChange={(asset) => commands.set({ asset })}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          error={wrong.has('asset') ? t('recovery.wrong.asset') : undefined}
        />
        <MoneyField
          label={t('recovery.amount')}
          value={fields.amount}
          onChange={(amount) => commands.set({ amount })}
          error={amountProblem ? amountSentence(amountProblem, fields.asset) : undefined}
        />
      </div>
      <Select
        label={t('recovery.network')}
        value={fields.network}
        onChange={(network) => commands.set({ network })}
        placeholder={t('recovery.choose')}
        help={t('recovery.networkHint')}
        error={wrong.has('network') ? t('recovery.wrong.network') : undefined}
        options={view.networks.map(({ network, name }) => ({ value: network, label: name }))}
      />
      <TextField
        label={t('recovery.txId')}
        value={fields.txId}
        onChange={(txId) => commands.set({ txId })}
        isCode
        autoComplete="off"
        spellCheck={false}
        help={t('recovery.txIdHint')}
        error={wrong.has('txId') ? t('recovery.wrong.txId') : undefined}
      />
    </>
  );
}

function Back({ view, commands }: CaseFormModel) {
  const t = useRecoveryText();
  const { fields, wrong } = view;
  return (
    <>
      <TextField
        label={t('recovery.returnAddress')}
        value={fields.returnAddress}
        onChange={(returnAddress) => commands.set({ returnAddress })}
        isCode
        autoComplete="off"
        spellCheck={false}
        help={t('recovery.returnHint')}
        error={wrong.has('returnAddress') ? t('recovery.wrong.returnAddress') : undefined}
      />
      {view.needsMemo && (
        <TextField
          label={t('recovery.returnMemo')}
          value={fields.returnMemo}
          onChange={(returnMemo) => commands.set({ returnMemo })}
          isCode
          autoComplete="off"
          maxLength={64}
        />
      )}
    </>
  );
}
