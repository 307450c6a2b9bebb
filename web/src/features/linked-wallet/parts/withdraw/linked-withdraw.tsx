import { Button } from '../../../../kit/button.tsx';
import { Card, Inset } from '../../../../kit/card.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { ShortSlot } from '../../../../lib/slots.tsx';
import { useAmountSentence } from '../../../balances/public.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { WithdrawalStory, WithdrawChecks } from '../../../withdrawals/public.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { CoinChoice } from '../coin-choice.tsx';
import { LockedNotice } from '../link/link-card.tsx';
import { ManageLink, NeedLink } from '../need-link.tsx';
import { Confirmed, SessionPanel } from '../session/session-panel.tsx';
import { type LinkedWithdrawModel, useLinkedWithdrawModel } from './withdraw.model.ts';

/** A withdrawal to the linked wallet, in place of an address. */
export function LinkedWithdraw() {
  const model = useLinkedWithdrawModel();
  return (
    <Card room="linked-wallet/parts/withdraw" padding="form">
      <Loaded query={model.link} skeleton={<ListSkeleton rows={3} />}>
        {({ link }) => {
          if (model.view.doneId !== null) return <Result {...model} />;
          if (!link) return <NeedLink />;
          return model.session.view.state === null ? <Form {...model} address={link.address} /> : <Open {...model} />;
        }}
      </Loaded>
    </Card>
  );
}

function Result({ view, commands }: LinkedWithdrawModel) {
  const t = useLinkedWalletText();
  return (
    <>
      <WithdrawalStory id={view.doneId ?? ''} />
      <div className="mt-5">
        <Button kind="secondary" wide onClick={commands.startAnew}>
          {t('linkedWallet.anotherWithdrawal')}
        </Button>
      </div>
    </>
  );
}

function Open({ session, view, commands }: LinkedWithdrawModel) {
  const t = useLinkedWalletText();
  const { payment } = view;
  const words = { amount: exactAmount(payment?.amount ?? ''), asset: payment?.asset ?? '' };
  return (
    <>
      <SessionPanel
        {...session}
        confirmed={
          <Confirmed text={t('linkedWallet.confirmed')}>
            <Button onClick={commands.openCheck}>{t('linkedWallet.continue')}</Button>
          </Confirmed>
        }
        done={view.isMadeElsewhere ? <MadeElsewhere onAnother={commands.startAnew} /> : <ListSkeleton rows={3} />}
      />
      <SecurityCheck
        open={view.isChecking}
        onClose={commands.closeCheck}
        confirmLabel={t('linkedWallet.withdrawAmount', words)}
        codesAreFor={t('linkedWallet.codesAreForWithdraw')}
        factorsNeeded={view.factorsNeeded}
        sendCode={commands.sendCode}
        confirm={commands.confirm}
        summary={
          <Inset>
            <p className="num font-semibold">
              {words.amount} {words.asset}
            </p>
            <p className="text-13 text-text-muted">{payment?.networkName}</p>
            <code className="code block text-13 break-all">{payment?.to}</code>
          </Inset>
        }
      />
    </>
  );
}

function MadeElsewhere({ onAnother }: { readonly onAnother: () => void }) {
  const t = useLinkedWalletText();
  return (
    <>
      <Notice tone="info">{t('linkedWallet.madeAlready')}</Notice>
      <div className="mt-5">
        <Button kind="secondary" wide onClick={onAnother}>
          {t('linkedWallet.anotherWithdrawal')}
        </Button>
      </div>
    </>
  );
}

function Form({ link, session, view, commands, address }: LinkedWithdrawModel & { readonly address: string }) {
  const t = useLinkedWalletText();
  const shell = useShellText();
  const sentence = useAmountSentence();
  const { coin, problem, info } = view;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      <LockedNotice untilMs={link.data?.lockedUntilMs ?? null} />
      {info && <WithdrawChecks info={info} />}
      <CoinChoice coins={link.data?.coins ?? []} value={view.choice} onChange={commands.setCoin} />
      <Inset>
        <p className="flex justify-between gap-3 text-13 text-text-muted">
          {t('linkedWallet.to')}
          <ManageLink />
        </p>
        <code className="code block text-13 break-all">{address}</code>
      </Inset>
      <MoneyField
        label={t('linkedWallet.amount')}
        value={view.text}
        onChange={commands.setAmount}
        unit={coin?.asset}
        disabled={!coin}
        name="amount"
        maxLabel={shell('shell.action.max')}
        {...(view.max !== null && { max: view.max })}
        aside={
          info && (
            <>
              {t('linkedWallet.canLeave')} <span className="num text-text">{exactAmount(info.withdrawable)}</span>
            </>
          )
        }
        help={
          coin
            ? t('linkedWallet.range', {
                min: exactAmount(coin.withdrawMin),
                max: exactAmount(coin.withdrawMax),
                asset: coin.asset,
              })
            : undefined
        }
        error={coin && problem ? sentence(problem, coin.asset) : undefined}
        keepsLine
      />
      <ShortSlot short={view.short} />
      <p className="text-13 text-text-muted">{t('linkedWallet.noFee')}</p>
      {session.view.failure && <Notice tone="danger">{session.view.failure}</Notice>}
      <Button type="submit" size="large" wide busy={session.view.isBusy} disabled={!view.isReady}>
        {t('linkedWallet.showCode')}
      </Button>
    </form>
  );
}
