import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import type { AddressFormModel } from './address-form.model.ts';

/** The steps before saving: compare the address in blocks, then the security check. */
export function AddressSteps({ view, commands }: AddressFormModel) {
  const t = useAddressBookText();
  const shell = useShellText();
  const { fields, step } = view;
  if (step === 'form') return null;
  if (step === 'compare') {
    return (
      <Overlay
        open
        onClose={commands.goBack}
        title={t('addressBook.confirmTitle')}
        closeLabel={shell('shell.action.close')}
        footer={
          <>
            <Button kind="secondary" size="large" onClick={commands.goBack}>
              {shell('shell.action.back')}
            </Button>
            <span className="flex flex-1 *:flex-1">
              <Button size="large" onClick={commands.goToSecurity}>
                {t('addressBook.confirmAction')}
              </Button>
            </span>
          </>
        }
      >
        <p className="mb-4 text-14 text-text-muted">{t('addressBook.confirmText')}</p>
        <AddressBlocks address={fields.address} isGrid />
        {fields.memo && (
          <p className="mt-3 text-13 text-text-muted">
            {t('balances.column.memo')} <span className="code font-semibold text-text">{fields.memo}</span>
          </p>
        )}
      </Overlay>
    );
  }
  return (
    <SecurityCheck
      open
      onClose={commands.goBack}
      onConfirmed={commands.leave}
      confirmLabel={t(view.isEdit ? 'addressBook.saveConfirm' : 'addressBook.addConfirm', { remark: fields.remark })}
      codesAreFor={t('addressBook.codesAreFor')}
      factorsNeeded={1}
      sendCode={commands.sendCode}
      confirm={commands.confirm}
      summary={
        <div className="rounded-control border border-line bg-surface-sunken p-3">
          <AddressBlocks address={fields.kind === 'ONCHAIN' ? fields.address : fields.account} />
        </div>
      }
    />
  );
}
