import { Link } from 'wouter';
import { Badge } from '../../../../kit/badge.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { ReviewDetail } from './review-detail.ts';

/** Since when the device and country are known, and who else used one of this person's devices. */
export function DeviceCard({ detail }: { readonly detail: ReviewDetail }) {
  const since = (atMs: number | null) => (
    <span className="num">{atMs === null ? t('console.none') : formatShortTime(atMs)}</span>
  );
  return (
    <Card title={t('console.check.NEW_DEVICE')}>
      <Pairs
        rows={[
          { label: t('console.withdrawals.deviceSince'), value: since(detail.device.seenAtMs) },
          { label: t('console.withdrawals.countrySince'), value: since(detail.device.countrySeenAtMs) },
        ]}
      />
      <p className="mt-2 text-13 text-text-muted">{t('console.withdrawals.linked')}</p>
      {detail.linked.length === 0 ? (
        <p className="mt-1 text-13">{t('console.withdrawals.noLinked')}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1 text-13">
          {detail.linked.map((other) => (
            <li key={other.uid} className="flex items-center justify-between gap-3">
              <Link href={`/users?uid=${other.uid}`} className="num font-medium text-accent-text">
                {other.uid}
              </Link>
              {other.frozen && <Badge tone="danger">{t('console.user.frozen')}</Badge>}
              <span className="num text-12 text-text-muted">{formatShortTime(other.lastSeenAtMs)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The questions, with the person's answers. */
export function QuestionsCard({ detail }: { readonly detail: ReviewDetail }) {
  return (
    <Card title={t('console.withdrawals.questions')}>
      <ul className="flex flex-col gap-3 text-13">
        {detail.questions.map((each) => (
          <li key={each.id} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{t(`console.question.${each.question}`)}</span>
              <span className="num text-12 text-text-muted">
                {formatShortTime(each.answeredAtMs ?? each.askedAtMs)}
              </span>
            </span>
            {each.note !== null && <span className="text-text-muted">{each.note}</span>}
            {each.answer === null ? (
              <span>
                <Badge tone="warn">{t('console.withdrawals.noAnswer')}</Badge>
              </span>
            ) : (
              <span className="rounded-control bg-hover px-3 py-2 break-words whitespace-pre-wrap">{each.answer}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
