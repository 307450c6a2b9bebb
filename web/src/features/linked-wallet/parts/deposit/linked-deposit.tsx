import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { ChainId, useAmountSentence } from '../../../balances/public.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { CoinChoice } from '../coin-choice.tsx';
import { ManageLink, NeedLink } from '../need-link.tsx';
import { Confirmed, SessionPanel } from '../session/session-panel.tsx';
import { useDepositModel } from './deposit.model.ts';

/** A deposit that the linked wallet signs and sends, in place of an address. */
export function LinkedDeposit() {
  const t = useLinkedWalletText();
  const model = useDepositModel();
  const { session, commands } = model;
  const txId = session.view.session?.txId ?? null;
  const another = (
    <Button kind="secondary" onClick={commands.startAnew}>
      {t('linkedWallet.anotherDeposit')}
    </Button>
  );
  return (
    <Card room="linked-wallet/parts/deposit" padding="form">
      <Loaded query={model.link} skeleton={<ListSkeleton rows={3} />}>
        {({ link }) =>
          !link ? (
            <NeedLink />
          ) : session.view.state === null ? (
            <Form {...model} />
          ) : (
            <SessionPanel
              {...session}
              confirmed={
                <Confirmed text={<WithTransaction text={t('linkedWallet.depositSent')} txId={txId} />}>
                  {another}
                </Confirmed>
              }
              done={
                <Confirmed text={<WithTransaction text={t('linkedWallet.depositSeen')} txId={txId} />}>
                  {another}
                </Confirmed>
              }
            />
          )
        }
      </Loaded>
    </Card>
  );
}

interface WithTransactionProps {
  readonly text: string;
  readonly txId: string | null;
}

/** The result, and below it the transaction on its network. */
function WithTransaction({ text, txId }: WithTransactionProps) {
  return (
    <>
      {text}
      {txId && (
        <span className="mt-1 block">
          <ChainId text={txId} head={8} />
        </span>
      )}
    </>
  );
}

type Model = ReturnType<typeof useDepositModel>;

function Form({ link, session, view, commands }: Model) {
  const t = useLinkedWalletText();
  const sentence = useAmountSentence();
  const { coin, problem } = view;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      <p className="flex justify-between gap-3 text-13 text-text-muted">
        {link.data?.link?.nickname}
        <ManageLink />
      </p>
      <CoinChoice coins={link.data?.coins ?? []} value={view.choice} onChange={commands.setCoin} />
      <MoneyField
        label={t('linkedWallet.amount')}
        value={view.text}
        onChange={commands.setAmount}
        unit={coin?.asset}
        disabled={!coin}
        name="amount"
        help={coin ? t('linkedWallet.atLeast', { min: exactAmount(coin.depositMin), asset: coin.asset }) : undefined}
        error={coin && problem ? sentence(problem, coin.asset) : undefined}
        keepsLine
      />
      {session.view.failure && <Notice tone="danger">{session.view.failure}</Notice>}
      <Button type="submit" size="large" wide busy={session.view.isBusy} disabled={!view.isReady}>
        {t('linkedWallet.showCode')}
      </Button>
    </form>
  );
}
