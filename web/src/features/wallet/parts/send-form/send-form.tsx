import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { TextField } from '../../../../kit/field.tsx';
import { FormFoot } from '../../../../kit/form-foot.tsx';
import { MoneyField } from '../../../../kit/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { amount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { RecipientType } from '../../rules/recipient.ts';
import { useWalletText } from '../../wallet-text.ts';
import { AddressPicker } from '../address-picker/address-picker.tsx';
import { useAmountSentence } from '../amount-sentence.ts';
import { CoinSelect } from '../coin-select.tsx';
import { Loaded, Unloaded } from '../loaded.tsx';
import { useMoneyLook } from '../money-look.ts';
import { MoneyOutPanel } from '../money-out/money-out-panel.tsx';
import { useBarSentence, VerifyAgain, VerifyIdentity } from '../withdraw-form/address-bar.tsx';
import { FactsBeside } from '../withdraw-form/facts-beside.tsx';
import { FormSkeleton } from '../withdraw-form/form-skeleton.tsx';
import { WithdrawChecks } from '../withdraw-form/withdraw-checks.tsx';
import { type SendFormModel, useSendFormModel } from './send-form.model.ts';
import { SendSteps } from './send-steps.tsx';

const exactly = (text: string): string => amount(text, { places: 18, trims: true });
const HINTS = {
  mobile: 'wallet.send.mobileHint',
  email: 'wallet.send.emailHint',
  account: 'wallet.send.uidHint',
} as const;
const WRONG = {
  mobile: 'wallet.send.wrongMobile',
  email: 'wallet.send.wrongEmail',
  account: 'wallet.send.wrongUid',
} as const;

/** A transfer to another person of the exchange: find, look at the name, send. */
export function SendForm({ children }: { readonly children: ReactNode }) {
  const model = useSendFormModel();
  const { view, out, commands } = model;
  const isTouch = useDensity() === 'touch';
  return (
    <>
      <div
        className={
          isTouch
            ? 'flex flex-col'
            : 'grid grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_340px] items-start gap-4'
        }
      >
        <MoneyOutPanel out={out} onAnother={commands.startAnew}>
          <Loaded load={view.load} skeleton={<FormSkeleton fields={4} />}>
            <SendFields {...model} />
          </Loaded>
        </MoneyOutPanel>
        {view.load.state === 'ready' && (
          <FactsBeside info={view.info} displayScale={view.coin?.displayScale ?? 8} hasAsked={view.hasAsked} />
        )}
        <SendSteps {...model} />
      </div>
      {view.load.state === 'ready' && children}
    </>
  );
}

function SendFields({ view, commands }: SendFormModel) {
  const t = useWalletText();
  const shell = useShellText();
  const look = useMoneyLook();
  const amountSentence = useAmountSentence();
  const asset = view.coin?.asset ?? '';
  return (
    <form
      data-room="wallet/parts/send-form"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      {view.info && <WithdrawChecks info={view.info} />}
      {view.infoLoad.state === 'failed' && <Unloaded load={view.infoLoad} />}
      <CoinSelect
        label={t('wallet.deposit.coin')}
        coins={view.coins}
        value={view.coin?.asset ?? null}
        onChange={commands.setCoin}
      />
      <RecipientFields view={view} commands={commands} />
      <MoneyField
        label={t('wallet.withdraw.amount')}
        value={view.typed}
        onChange={commands.setTyped}
        unit={asset}
        disabled={!view.coin}
        name="amount"
        placeholder={view.info?.sendMin ? t('wallet.send.range', { min: exactly(view.info.sendMin), asset }) : ''}
        aside={
          view.info && (
            <>
              {t('wallet.withdraw.canLeave')}{' '}
              <span className="num text-text" title={exactly(view.info.withdrawable)}>
                {amount(view.info.withdrawable, { places: view.coin?.displayScale ?? 8 })}
              </span>
            </>
          )
        }
        maxLabel={shell('shell.action.max')}
        {...(view.max !== null && { max: view.max })}
        error={view.problem ? amountSentence(view.problem, asset) : undefined}
        help={view.valueUsdt === null ? t('wallet.transfer.free') : look.fiat(view.valueUsdt)}
        keepsLine
      />
      {view.problem?.code === 'KYC_REQUIRED' && <VerifyIdentity />}
      <FormFoot>
        <Button type="submit" size="large" wide disabled={!view.isReady}>
          {view.amount !== null && view.isReady
            ? t('wallet.send.submitAmount', { amount: exactly(view.amount), asset })
            : t('wallet.send.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}

function RecipientFields({ view, commands }: Pick<SendFormModel, 'view' | 'commands'>) {
  const t = useWalletText();
  const [isPicking, setIsPicking] = useState(false);
  const barred = useBarSentence(view.bar, 'person');
  const isFinding = view.found.state === 'asking';
  return (
    <div className="flex flex-col gap-3">
      <span>
        <Segment<RecipientType>
          label={t('wallet.send.by')}
          value={view.type}
          onChange={commands.setType}
          options={[
            { value: 'account', label: t('wallet.send.byUid') },
            { value: 'email', label: t('wallet.send.byEmail') },
            { value: 'mobile', label: t('wallet.send.byMobile') },
          ]}
        />
      </span>
      <TextField
        label={t('wallet.send.recipient')}
        value={view.account}
        onChange={commands.setAccount}
        onBlur={commands.touchAccount}
        onKeyDown={(event) => event.key === 'Enter' && view.found.state !== 'yes' && commands.find()}
        placeholder={t(HINTS[view.type])}
        inputMode={view.type === 'email' ? 'email' : view.type === 'mobile' ? 'tel' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        name="recipient"
        aside={
          <Button kind="link" size="small" onClick={() => setIsPicking(true)}>
            {t('wallet.withdraw.book')}
          </Button>
        }
        after={
          <Button kind="link" size="small" busy={isFinding} disabled={!view.canFind} onClick={commands.find}>
            {t('wallet.send.find')}
          </Button>
        }
        error={
          view.found.state === 'failed'
            ? view.found.text
            : view.found.state === 'nobody'
              ? t('wallet.send.notFound')
              : view.isAccountWrong
                ? t(WRONG[view.type])
                : barred
        }
        keepsLine
      />
      {view.bar?.code === 'KYC_EXPIRED' && <VerifyAgain />}
      {view.found.state === 'yes' && (
        <Notice tone="ok">
          {t.rich('wallet.send.found', {
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
