import { TRANSFER_ACCOUNTS, type TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { ArrowUpDown } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import type { TransferQuestion, TypedTransfer } from '../../../../lib/products.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { CoinSelect, Unloaded, useAmountSentence } from '../../../balances/public.ts';
import { targetsOf } from '../../rules/transfer-path.ts';
import { useTransfersText } from '../../transfers-text.ts';
import { useTransferModel } from './transfer.model.ts';
import type { TransferDialogProps } from './transfer-props.ts';

/** Transfers a coin between the person's own accounts. */
export default function TransferDialog(props: TransferDialogProps) {
  const t = useTransfersText();
  const amountSentence = useAmountSentence();
  const shell = useShellText();
  const { view, commands } = useTransferModel(props);
  const { asset } = view;
  const accounts = (names: readonly TransferAccount[]) =>
    names.map((value) => ({ value, label: t(`balances.account.${value}`) }));
  const shown = view.amount && exactAmount(view.amount);
  return (
    <Overlay
      open={props.open}
      onClose={props.onClose}
      title={t('transfers.title')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <div className="flex flex-col gap-2">
          <Button size="large" wide busy={view.isBusy} disabled={view.closedAccount !== null} onClick={commands.submit}>
            {shown ? t('transfers.submitAmount', { amount: shown, asset }) : t('transfers.submit')}
          </Button>
          {view.asked && (
            // Back is where the previous button was, so that a double click there goes back instead of confirming the
            // question.
            <Button kind="secondary" size="large" wide disabled={view.isBusy} onClick={commands.goBack}>
              {shell('shell.action.back')}
            </Button>
          )}
        </div>
      }
    >
      {view.asked && <Question {...view.asked} />}
      <form
        data-room="transfers/parts/transfer-dialog"
        hidden={view.asked !== null}
        className={view.asked ? undefined : 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        <div className="flex items-end gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <Select
              label={t('transfers.from')}
              options={accounts(TRANSFER_ACCOUNTS)}
              value={view.from}
              onChange={commands.setFrom}
            />
            <Select
              label={t('transfers.to')}
              options={accounts(targetsOf(view.from))}
              value={view.to}
              onChange={commands.setTo}
            />
          </div>
          <span className="pb-8">
            <IconButton label={t('transfers.swap')} icon={<ArrowUpDown aria-hidden="true" />} onClick={commands.swap} />
          </span>
        </div>
        <CoinSelect label={t('transfers.coin')} coins={view.coins} value={asset} onChange={commands.setAsset} />
        <MoneyField
          label={t('transfers.amount')}
          value={view.typed}
          onChange={commands.setTyped}
          unit={asset}
          aside={
            <>
              {t('transfers.available')}{' '}
              {view.load.state === 'loading' ? (
                <span className="inline-block" aria-busy="true">
                  <Skeleton width={56} />
                </span>
              ) : (
                <span className="num text-text">{amount(view.available, { places: view.displayScale })}</span>
              )}
            </>
          }
          maxLabel={shell('shell.action.max')}
          {...(view.available !== null && { max: view.available })}
          error={view.problem ? amountSentence(view.problem, asset) : view.refusal || undefined}
          help={t('transfers.free')}
        />
        {view.load.state === 'failed' && <Unloaded load={view.load} />}
        {view.closedAccount && (
          <Notice tone="warn">
            {t('transfers.notOpened', { account: t(`balances.account.${view.closedAccount}`) })}
          </Notice>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Overlay>
  );
}

const parts = new Map<TransferQuestion, ComponentType<TypedTransfer>>();
function partOf(question: TransferQuestion): ComponentType<TypedTransfer> {
  const made = parts.get(question) ?? lazy(question.part);
  parts.set(question, made);
  return made;
}

/** A question from the product of one of the two accounts, before the transfer is sent. */
function Question({ question, transfer }: { readonly question: TransferQuestion; readonly transfer: TypedTransfer }) {
  const Part = partOf(question);
  return (
    <div role="alert" data-room="transfers/parts/transfer-dialog/question">
      <Suspense fallback={<Skeleton height={80} />}>
        <Part {...transfer} />
      </Suspense>
    </div>
  );
}
