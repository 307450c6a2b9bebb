import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { FormFoot } from '../../../../kit/form/form-foot.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { AddressPicker, RECIPIENT_HINTS, RECIPIENT_WRONG, RecipientTypeChoice } from '../../../address-book/public.ts';
import { CoinSelect, Unloaded, useAmountSentence, useMoneyLook } from '../../../balances/public.ts';
import {
  MoneyOutPlace,
  useBarSentence,
  VerifyAgain,
  VerifyIdentity,
  WithdrawChecks,
} from '../../../withdrawals/public.ts';
import { useTransfersText } from '../../transfers-text.ts';
import { Elsewhere } from '../elsewhere/elsewhere.tsx';
import { type SendFormModel, useSendFormModel } from './send-form.model.ts';
import { SendSteps } from './send-steps.tsx';

/** A send to another person of the exchange: find them, check their name, send. */
export function SendForm({ children }: { readonly children: ReactNode }) {
  const model = useSendFormModel();
  return (
    <MoneyOutPlace model={model} form={<SendFields {...model} />} fieldCount={4} steps={<SendSteps {...model} />}>
      {children}
    </MoneyOutPlace>
  );
}

function SendFields({ view, commands }: SendFormModel) {
  const t = useTransfersText();
  const shell = useShellText();
  const look = useMoneyLook();
  const amountSentence = useAmountSentence();
  const asset = view.coin?.asset ?? '';
  return (
    <form
      data-room="transfers/parts/send-form"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      {view.info && <WithdrawChecks info={view.info} />}
      {view.infoLoad.state === 'failed' && <Unloaded load={view.infoLoad} />}
      <CoinSelect
        label={t('deposits.coin')}
        coins={view.coins}
        value={view.coin?.asset ?? null}
        onChange={commands.setCoin}
      />
      <RecipientFields view={view} commands={commands} />
      <MoneyField
        label={t('withdrawals.amount')}
        value={view.typed}
        onChange={commands.setTyped}
        unit={asset}
        disabled={!view.coin}
        name="amount"
        placeholder={
          view.info?.sendMin ? t('transfers.send.range', { min: exactAmount(view.info.sendMin), asset }) : ''
        }
        aside={
          view.info && (
            <>
              {t('withdrawals.canLeave')}{' '}
              <span className="num text-text" title={exactAmount(view.info.withdrawable)}>
                {amount(view.info.withdrawable, { places: view.coin?.displayScale ?? 8 })}
              </span>
            </>
          )
        }
        maxLabel={shell('shell.action.max')}
        {...(view.max !== null && { max: view.max })}
        error={view.problem ? amountSentence(view.problem, asset) : undefined}
        help={view.valueUsdt === null ? t('transfers.free') : look.fiat(view.valueUsdt)}
        keepsLine
      />
      {view.short && <Elsewhere {...view.short} />}
      {view.problem?.code === 'KYC_REQUIRED' && <VerifyIdentity />}
      <FormFoot>
        <Button type="submit" size="large" wide disabled={!view.isReady}>
          {view.amount !== null && view.isReady
            ? t('transfers.send.submitAmount', { amount: exactAmount(view.amount), asset })
            : t('transfers.send.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}

function RecipientFields({ view, commands }: Pick<SendFormModel, 'view' | 'commands'>) {
  const t = useTransfersText();
  const [isPicking, setIsPicking] = useState(false);
  const barred = useBarSentence(view.bar, 'person');
  const isFinding = view.found.state === 'asking';
  return (
    <div className="flex flex-col gap-3">
      <span>
        <RecipientTypeChoice label={t('transfers.send.by')} value={view.type} onChange={commands.setType} />
      </span>
      <TextField
        label={t('transfers.send.recipient')}
        value={view.account}
        onChange={commands.setAccount}
        onBlur={commands.touchAccount}
        onKeyDown={(event) => event.key === 'Enter' && view.found.state !== 'yes' && commands.find()}
        placeholder={t(RECIPIENT_HINTS[view.type])}
        inputMode={view.type === 'email' ? 'email' : view.type === 'mobile' ? 'tel' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        name="recipient"
        aside={
          <Button kind="link" size="small" onClick={() => setIsPicking(true)}>
            {t('withdrawals.book')}
          </Button>
        }
        after={
          <Button kind="link" size="small" busy={isFinding} disabled={!view.canFind} onClick={commands.find}>
            {t('transfers.send.find')}
          </Button>
        }
        error={
          view.found.state === 'failed'
            ? view.found.text
            : view.found.state === 'nobody'
              ? t('transfers.send.notFound')
              : view.isAccountWrong
                ? t(RECIPIENT_WRONG[view.type])
                : barred
        }
        keepsLine
      />
      {view.bar?.code === 'KYC_EXPIRED' && <VerifyAgain />}
      {view.found.state === 'yes' && (
        <Notice tone="ok">
          {t.rich('transfers.send.found', {
            name: (
              <strong key="name" className="font-semibold">
                {view.found.text}
              </strong>
            ),
          })}
        </Notice>
      )}
      <AddressPicker
        open={isPicking}
        kind="INTERNAL"
        onClose={() => setIsPicking(false)}
        onPick={(entry) => {
          setIsPicking(false);
          if (entry.accountType && entry.account) commands.pick({ type: entry.accountType, account: entry.account });
        }}
      />
    </div>
  );
}
