import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { ChainId } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import type { Deposit } from '../../rules/deposit-status.ts';
import { type DepositMoreModel, type FundsSource, useDepositMoreModel } from './deposit-more.model.ts';

const SOURCES: readonly FundsSource[] = ['SALARY', 'TRADING', 'SALE', 'GIFT', 'MINING', 'OTHER'];

/** Details of a deposit that needs attention, and what its owner can do. */
export function DepositMore({ row }: { readonly row: Deposit }) {
  const model = useDepositMoreModel(row.id);
  const { more } = model.view;
  return (
    <div data-room="deposits/parts/deposit-more" className="flex flex-col gap-4 empty:hidden">
      {(row.state === 'BELOW_MIN' || row.state === 'UNATTRIBUTED') && <NotCredited row={row} />}
      {row.state === 'UNDER_REVIEW' && <Source {...model} />}
      {more?.leavesFromMs && <Wait leavesFromMs={more.leavesFromMs} />}
      {more?.sentBack && <SentBack asset={row.asset} sentBack={more.sentBack} />}
    </div>
  );
}

function NotCredited({ row }: { readonly row: Deposit }) {
  const t = useDepositsText();
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
          {t('deposits.askBack')}
        </Link>
      }
    >
      {t(`deposits.${row.state === 'BELOW_MIN' ? 'belowMin' : 'unattributed'}`)}
    </Notice>
  );
}

function Wait({ leavesFromMs }: { readonly leavesFromMs: number }) {
  const t = useDepositsText();
  const locale = useLocale();
  return (
    <Notice tone="info">
      {t('deposits.leavesFrom', { time: dateTime(leavesFromMs, locale, { withYear: true }) })}
    </Notice>
  );
}

function Source({ view, commands }: DepositMoreModel) {
  const t = useDepositsText();
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
      <h2 className="text-16 font-semibold">{t('deposits.source.title')}</h2>
      <p className="text-13 text-text-muted">{t('deposits.source.why')}</p>
      {said && (
        <Notice tone="ok">
          {t('deposits.source.said')} <span className="break-words">{said.statement}</span>
        </Notice>
      )}
      <Select
        label={t('deposits.source.from')}
        value={view.source}
        onChange={commands.setSource}
        placeholder={t('deposits.source.choose')}
        error={view.isSourceMissing ? t('deposits.source.missing') : undefined}
        options={SOURCES.map((source) => ({ value: source, label: t(`deposits.source.${source}`) }))}
      />
      <TextArea
        label={t('deposits.source.statement')}
        value={view.statement}
        onChange={commands.setStatement}
        error={view.isTooShort ? t('deposits.source.short') : undefined}
      />
      {view.failure && <Notice tone="danger">{view.failure}</Notice>}
      <Button type="submit" kind="secondary" wide busy={view.isBusy}>
        {t(said ? 'deposits.source.again' : 'deposits.source.send')}
      </Button>
    </form>
  );
}

interface SentBackProps {
  readonly asset: string;
  readonly sentBack: NonNullable<NonNullable<DepositMoreModel['view']['more']>['sentBack']>;
}

function SentBack({ asset, sentBack }: SentBackProps) {
  const t = useDepositsText();
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} {asset}
    </span>
  );
  return (
    <div className="rounded-card border border-line p-4">
      <p className="mb-2 text-14 font-medium">
        {t(sentBack.isDone ? 'deposits.sentBack.done' : 'deposits.sentBack.going')}
      </p>
      <KeyValue
        small
        rows={[
          { label: t('balances.column.amount'), value: money(sentBack.amount) },
          { label: t('balances.column.fee'), value: money(sentBack.fee) },
          { label: t('balances.column.address'), value: <ChainId text={sentBack.address} head={8} /> },
          ...(sentBack.txId === null
            ? []
            : [
                {
                  label: t('balances.column.txid'),
                  value: <ChainId text={sentBack.txId} explorerUrl={sentBack.explorerUrl} head={8} />,
                },
              ]),
        ]}
      />
    </div>
  );
}
