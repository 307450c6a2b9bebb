import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { VerifyAgain, VerifyIdentity } from './address-bar.tsx';
import { useWithdrawChecksModel } from './withdraw-checks.model.ts';

const WORDS = {
  TRADING_PASSWORD: 'withdrawals.needPassword',
  SECOND_FACTOR: 'withdrawals.needFactor',
} as const;

/** What must be set up or waited for before money can leave, each with a link. It is a list and not an error. */
export function WithdrawChecks({
  info,
}: {
  readonly info: Pick<WithdrawInfo, 'missing' | 'lock' | 'stopped' | 'stoppedReason' | 'kycExpiredAtMs' | 'hindrance'>;
}) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  const { hindrance, mustVerify } = useWithdrawChecksModel(info);
  return (
    <>
      {info.stopped && (
        <Notice tone="warn">
          <strong className="font-semibold">{t('withdrawals.stopped')}</strong> {info.stoppedReason}
        </Notice>
      )}
      {hindrance && <Notice tone="warn">{hindrance}</Notice>}
      {mustVerify && (
        <Notice tone="warn">
          {t('withdrawals.verifyFirst')} <VerifyIdentity />
        </Notice>
      )}
      {info.lock && (
        <Notice tone="warn">
          <strong className="font-semibold">
            {t('withdrawals.locked', { time: dateTime(info.lock.untilMs, locale, { withYear: true }) })}
          </strong>{' '}
          {t('withdrawals.lockedWhy')}
        </Notice>
      )}
      {info.kycExpiredAtMs !== null && (
        <Notice tone="warn">
          <strong className="font-semibold">
            {t('withdrawals.kycExpiredAt', { time: dateTime(info.kycExpiredAtMs, locale, { withYear: true }) })}
          </strong>{' '}
          {t('withdrawals.kycExpiredWhat')} <VerifyAgain />
        </Notice>
      )}
      {info.missing.length > 0 && (
        <Notice tone="info">
          <p className="mb-2 font-semibold">{t('withdrawals.checklist')}</p>
          <ul className="flex flex-col gap-2">
            {info.missing.map((each) => (
              <li key={each} className="flex flex-wrap items-center justify-between gap-3">
                <span>{t(WORDS[each])}</span>
                <Link
                  href={pathTo('identity.security')}
                  className="inline-flex items-center gap-1 font-medium text-accent-text hover:underline"
                >
                  {t('withdrawals.setUp')}
                  <ArrowRight aria-hidden="true" className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
