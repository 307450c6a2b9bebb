import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { Link } from 'wouter';
import { Badge } from '../../../../kit/badge.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { cx } from '../../../../kit/cx.ts';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { daysBetween, formatAmount, formatLeft, formatShortTime, inBlocks } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { serverNowMs, useNowMs } from '../../../../lib/time/clock.ts';
import type { Me } from '../../rules/approvals.ts';
import { recipientGets } from '../../rules/recipient-gets.ts';
import { ReviewChecks } from './review-checks.tsx';
import type { ReviewDetail } from './review-detail.ts';
import { DeviceCard, QuestionsCard } from './review-evidence.tsx';
import { PauseNotice, ReviewNotice } from './review-notice.tsx';
import { ReviewTimeline } from './review-timeline.tsx';

interface ReviewProps {
  readonly detail: ReviewDetail;
  readonly me: Me;
}

/** What a reviewer needs to decide: reasons, address, money, person, timeline. */
export function Review({ detail, me }: ReviewProps) {
  return (
    <article data-room="withdrawals/parts/review" className="mx-auto flex max-w-6xl flex-col gap-4">
      <Head detail={detail} />
      <ReviewNotice detail={detail} me={me} />
      <PauseNotice detail={detail} />
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          <ReviewChecks detail={detail} />
          <AddressCard detail={detail} />
          <MoneyCard detail={detail} />
          {detail.questions.length > 0 && <QuestionsCard detail={detail} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PersonCard detail={detail} />
          <DeviceCard detail={detail} />
          <ReviewTimeline detail={detail} />
        </div>
      </div>
    </article>
  );
}

function Head({ detail }: { readonly detail: ReviewDetail }) {
  const leftMs = detail.decisionByMs - useNowMs();
  const isOpen = detail.state === 'IN_REVIEW';
  return (
    <header className="flex items-center gap-4">
      <CoinIcon asset={detail.asset} size={40} />
      <div className="min-w-0 flex-1">
        <p className="num text-28 font-semibold">
          {formatAmount(detail.amount)} <span className="text-16 font-normal text-text-muted">{detail.asset}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-muted">
          <span className="num">{worth(detail)}</span>
          <span aria-hidden="true">·</span>
          <span className="flex min-w-0 items-center gap-1">
            <span className="truncate" title={detail.id}>
              {detail.id}
            </span>
            <Copy text={detail.id} label={t('console.copy')} />
          </span>
        </p>
      </div>
      {isOpen ? (
        <div className="shrink-0 text-right">
          <p className="text-13 text-text-muted">{t('console.withdrawals.decideWithin')}</p>
          {leftMs <= 0 ? (
            <Badge tone="danger">{t('console.withdrawals.overdue')}</Badge>
          ) : (
            <p className={cx('num text-20 font-semibold', leftMs < HOUR_MS && 'text-danger')}>{formatLeft(leftMs)}</p>
          )}
        </div>
      ) : (
        <Badge tone={detail.state === 'REJECTED' ? 'danger' : 'ok'}>{t(`console.state.${detail.state}`)}</Badge>
      )}
    </header>
  );
}

function worth({ valueUsdt, valueNowUsdt }: ReviewDetail): string {
  const value = formatAmount(valueUsdt, 2);
  if (valueNowUsdt === null || formatAmount(valueNowUsdt, 2) === value)
    return t('console.withdrawals.worth', { value });
  return t('console.withdrawals.worthThenNow', { value, now: formatAmount(valueNowUsdt, 2) });
}

function AddressCard({ detail }: { readonly detail: ReviewDetail }) {
  const { address } = detail;
  const blocks = address ? inBlocks(address) : null;
  return (
    <Card
      title={t('console.withdrawals.address')}
      action={
        address && (
          <Badge tone={detail.addressRisk === 'NONE' ? 'ok' : 'danger'}>
            {t(`console.addressRisk.${detail.addressRisk}`)}
          </Badge>
        )
      }
    >
      {address && blocks ? (
        <p className="code mb-3 flex flex-wrap items-center gap-x-1.5 text-16">
          <span className="font-semibold">{blocks.first}</span>
          {blocks.middle.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one address have no identity.
            <span key={index} className="text-text-muted">
              {block}
            </span>
          ))}
          <span className="flex items-center gap-1.5">
            <span className="font-semibold">{blocks.last}</span>
            <Copy text={address} label={t('console.copy')} />
          </span>
        </p>
      ) : (
        <p className="mb-3 text-text-muted">{t('console.withdrawals.internal')}</p>
      )}
      <Pairs
        columns={2}
        rows={[
          { label: t('console.withdrawals.network'), value: detail.networkName ?? t('console.none') },
          { label: t('console.withdrawals.savedAs'), value: detail.savedAs ?? t('console.none') },
          { label: t('console.withdrawals.memo'), value: detail.memo ?? t('console.none') },
          {
            label: t('console.withdrawals.usedBefore'),
            value: detail.firstUse ? <Badge tone="info">{t('console.no')}</Badge> : t('console.yes'),
          },
          {
            label: t('console.withdrawals.sentBefore'),
            value: (
              <span className="num">
                {t('console.withdrawals.sentTimes', {
                  count: detail.addressHistory.count,
                  value: formatAmount(detail.addressHistory.sentUsdt, 2),
                })}
              </span>
            ),
          },
          {
            label: t('console.withdrawals.firstSent'),
            value:
              detail.addressHistory.firstAtMs === null ? (
                t('console.none')
              ) : (
                <span className="num">{formatShortTime(detail.addressHistory.firstAtMs)}</span>
              ),
          },
          {
            label: t('console.withdrawals.othersSent'),
            value: <span className="num">{detail.addressHistory.others}</span>,
          },
        ]}
      />
    </Card>
  );
}

function MoneyCard({ detail }: { readonly detail: ReviewDetail }) {
  const coin = (text: string) => (
    <span className="num">
      {formatAmount(text)} <span className="text-text-muted">{detail.asset}</span>
    </span>
  );
  const usdt = (text: string) => <span className="num">{formatAmount(text, 2)}</span>;
  return (
    <Card title={t('console.withdrawals.money')}>
      <Pairs
        columns={2}
        rows={[
          { label: t('console.withdrawals.leaves'), value: coin(detail.amount) },
          { label: t('console.withdrawals.gets'), value: coin(recipientGets(detail.amount, detail.fee)) },
          { label: t('console.withdrawals.fee'), value: coin(detail.fee) },
          { label: t('console.withdrawals.value'), value: usdt(detail.valueUsdt) },
          { label: t('console.withdrawals.used'), value: usdt(detail.person.used24hUsdt) },
          { label: t('console.withdrawals.limit'), value: usdt(detail.person.limit24hUsdt) },
        ]}
      />
    </Card>
  );
}

function PersonCard({ detail }: { readonly detail: ReviewDetail }) {
  const { person } = detail;
  const level = `console.kycLevel.${person.kycLevel}`;
  const usdt = (text: string) => <span className="num">{formatAmount(text, 2)}</span>;
  return (
    <Card
      title={t('console.withdrawals.user')}
      action={
        <Link href={`/users?uid=${detail.uid}`} className="text-13 font-medium text-accent-text">
          {t('console.withdrawals.open')}
        </Link>
      }
    >
      <Pairs
        rows={[
          { label: t('console.kyc.uid'), value: <span className="num">{detail.uid}</span> },
          {
            label: t('console.withdrawals.identity'),
            value: hasText(level) ? t(level as 'console.kycLevel.none') : level,
          },
          { label: t('console.withdrawals.vip'), value: <span className="num">{person.vipLevel}</span> },
          {
            label: t('console.withdrawals.age'),
            value: t('console.withdrawals.ageDays', { count: daysBetween(person.createdAtMs, serverNowMs()) }),
          },
          { label: t('console.withdrawals.in30'), value: usdt(person.deposits30dUsdt) },
          { label: t('console.withdrawals.out30'), value: usdt(person.withdrawals30dUsdt) },
        ]}
      />
    </Card>
  );
}
