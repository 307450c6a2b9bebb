import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Select } from '../../../../kit/select.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { TextArea } from '../../../../kit/text-area.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Deposit } from '../../rules/deposit-status.ts';
import { useWalletText } from '../../wallet-text.ts';
import { ChainId } from '../chain-id.tsx';
import { type DepositMoreModel, type FundsSource, useDepositMoreModel } from './deposit-more.model.ts';

const SOURCES: readonly FundsSource[] = ['SALARY', 'TRADING', 'SALE', 'GIFT', 'MINING', 'OTHER'];

/** What is special about a deposit, and what its owner can do about it. */
export function DepositMore({ row }: { readonly row: Deposit }) {
  const model = useDepositMoreModel(row.id);
  const { more } = model.view;
  return (
    <div data-room="wallet/parts/deposit-more" className="flex flex-col gap-4 empty:hidden">
      {(row.state === 'BELOW_MIN' || row.state === 'UNATTRIBUTED') && <NotCredited row={row} />}
      {row.state === 'UNDER_REVIEW' && <Source {...model} />}
      {more?.leavesFromMs && <Wait leavesFromMs={more.leavesFromMs} />}
      {more?.sentBack && <SentBack asset={row.asset} sentBack={more.sentBack} />}
    </div>
  );
}

function NotCredited({ row }: { readonly row: Deposit }) {
  const t = useWalletText();
  const { asset, network, txId } = row;
  const problem = row.state === 'BELOW_MIN' ? 'BELOW_MINIMUM' : 'TOKEN_NOT_SUPPORTED';
  return (
    <Notice
      tone="warn"
      action={
        <Link
          href={pathTo('recovery.cases', { new: '1', problem, asset, network, txId, amount: row.amount })}
          className={buttonClass({ kind: 'secondary', size: 'small' })}
        >
          {t('wallet.deposit.askBack')}
        </Link>
      }
    >
      {t(`wallet.deposit.${row.state === 'BELOW_MIN' ? 'belowMin' : 'unattributed'}`)}
    </Notice>
  );
}

function Wait({ leavesFromMs }: { readonly leavesFromMs: number }) {
  const t = useWalletText();
  const locale = useLocale();
  return (
    <Notice tone="info">
      {t('wallet.deposit.leavesFrom', { time: dateTime(leavesFromMs, locale, { withYear: true }) })}
    </Notice>
  );
}

function Source({ view, commands }: DepositMoreModel) {
  const t = useWalletText();
  const said = view.more?.source;
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        commands.send();
      }}
    >
      <h2 className="text-16 font-semibold">{t('wallet.source.title')}</h2>
      <p className="text-13 text-text-muted">{t('wallet.source.why')}</p>
      {said && (
        <Notice tone="ok">
          {t('wallet.source.said')} <span className="break-words">{said.statement}</span>
        </Notice>
      )}
      <Select
        label={t('wallet.source.from')}
        value={view.source}
        onChange={commands.setSource}
        placeholder={t('wallet.source.choose')}
        error={view.isSourceMissing ? t('wallet.source.missing') : undefined}
        options={SOURCES.map((source) => ({ value: source, label: t(`wallet.source.${source}`) }))}
      />
      <TextArea
        label={t('wallet.source.statement')}
        value={view.statement}
        onChange={commands.setStatement}
        error={view.isTooShort ? t('wallet.source.short') : undefined}
      />
      {view.failure && <Notice tone="danger">{view.failure}</Notice>}
      <Button type="submit" kind="secondary" wide busy={view.isBusy}>
        {t(said ? 'wallet.source.again' : 'wallet.source.send')}
      </Button>
    </form>
  );
}

interface SentBackProps {
  readonly asset: string;
  readonly sentBack: NonNullable<NonNullable<DepositMoreModel['view']['more']>['sentBack']>;
}

function SentBack({ asset, sentBack }: SentBackProps) {
  const t = useWalletText();
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} {asset}
    </span>
  );
  return (
    <div className="rounded-card border border-line p-4">
      <p className="mb-2 text-14 font-medium">
        {t(sentBack.isDone ? 'wallet.sentBack.done' : 'wallet.sentBack.going')}
      </p>
      <KeyValue
        small
        rows={[
          { label: t('wallet.column.amount'), value: money(sentBack.amount) },
          { label: t('wallet.column.fee'), value: money(sentBack.fee) },
          { label: t('wallet.column.address'), value: <ChainId text={sentBack.address} head={8} /> },
          ...(sentBack.txId === null
            ? []
            : [
                {
                  label: t('wallet.column.txid'),
                  value: <ChainId text={sentBack.txId} explorerUrl={sentBack.explorerUrl} head={8} />,
                },
              ]),
        ]}
      />
    </div>
  );
}
