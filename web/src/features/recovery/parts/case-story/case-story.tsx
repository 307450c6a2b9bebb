import { Badge } from '../../../../kit/badge.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Timeline } from '../../../../kit/progress/progress.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { ChainId } from '../../../balances/public.ts';
import { type RecoveryText, useRecoveryText } from '../../recovery-text.ts';
import { caseTone, stepState } from '../../rules/case-look.ts';
import { SignCase } from '../sign-case/sign-case.tsx';
import { type Case, useCaseStoryModel } from './case-story.model.ts';

/** One case in full: its progress, why it ended as it did, and what was asked for. */
export function CaseStory({ id }: { readonly id: string }) {
  const { found } = useCaseStoryModel(id);
  return (
    <Loaded query={found} skeleton={<Skeleton height={480} />} isMoney>
      {(row) => <Story row={row} />}
    </Loaded>
  );
}

function Story({ row }: { readonly row: Case }) {
  const t = useRecoveryText();
  const isOpen = row.state === 'SUBMITTED';
  return (
    <div data-room="recovery/parts/case-story" className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-1 text-center">
        <CoinIcon coin={row.asset} size={40} />
        <span className="mt-2">
          <Money size="receipt" text={exactAmount(row.amount)} unit={row.asset} />
        </span>
        <span aria-live="polite" className="mt-1">
          <Badge tone={caseTone(row.state)}>{t(`recovery.state.${row.state}`)}</Badge>
        </span>
      </div>
      {isOpen && row.waitsUntilMs !== null && (
        <Notice tone="warn">
          {t('recovery.waitsUntil', { time: dateTime(row.waitsUntilMs, t.locale, { withYear: true }) })}
        </Notice>
      )}
      {row.toSign !== null && <SignCase id={row.id} text={row.toSign} />}
      {isOpen && row.waitsUntilMs === null && (
        <Notice tone="info">
          {t('recovery.decideBy', { time: dateTime(row.decideByMs, t.locale, { withYear: true }) })}
        </Notice>
      )}
      {row.explanation && (
        <Notice tone={row.state === 'REFUSED' ? 'warn' : 'ok'}>
          <p className="font-medium">{t('recovery.explanation')}</p>
          <p className="mt-1 break-words">{row.explanation}</p>
        </Notice>
      )}
      <Timeline
        label={t('recovery.steps')}
        steps={row.timeline.map((step, at) => ({
          key: `${step.state}-${at}`,
          state: stepState(step.state, at === row.timeline.length - 1),
          title: t(`recovery.state.${step.state}`),
          time: dateTime(step.atMs, t.locale),
        }))}
      />
      <KeyValue small rows={[...moneyRows(t, row), ...askedRows(t, row)]} />
    </div>
  );
}

function moneyRows(t: RecoveryText, row: Case) {
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} {row.asset}
    </span>
  );
  return [
    ...(row.recovered === null ? [] : [{ label: t('recovery.recovered'), value: money(row.recovered) }]),
    ...(row.fee === null
      ? [{ label: t('recovery.fee'), value: row.isFree ? t('recovery.free') : t('recovery.feeLater') }]
      : [{ label: t('recovery.fee'), value: money(row.fee) }]),
    ...(row.returnTxId === null
      ? []
      : [
          {
            label: t('recovery.returnTx'),
            value: <ChainId text={row.returnTxId} explorerUrl={row.returnExplorerUrl} head={8} />,
          },
        ]),
  ];
}

function askedRows(t: RecoveryText, row: Case) {
  return [
    { label: t('recovery.problem'), value: t(`recovery.problem.${row.problem}`) },
    { label: t('recovery.network'), value: row.networkName },
    { label: t('recovery.txId'), value: <ChainId text={row.txId} head={8} /> },
    { label: t('recovery.returnAddress'), value: <ChainId text={row.returnAddress} head={8} /> },
    ...(row.signedBy === null
      ? []
      : [{ label: t('recovery.signedBy'), value: <ChainId text={row.signedBy} head={8} /> }]),
    ...(row.returnMemo === null ? [] : [{ label: t('recovery.returnMemo'), value: <ChainId text={row.returnMemo} /> }]),
    ...(row.note === null
      ? []
      : [{ label: t('recovery.noteSaid'), value: <span className="break-words">{row.note}</span> }]),
    ...(row.hasScreenshot ? [{ label: t('recovery.photo'), value: t('recovery.photo.sent') }] : []),
    { label: t('recovery.number'), value: <ChainId text={row.id} head={8} /> },
  ];
}
