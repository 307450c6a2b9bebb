import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useWalletText } from '../../../balances/public.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { VerifyAgain, VerifyIdentity } from './address-bar.tsx';
import { useWithdrawChecksModel } from './withdraw-checks.model.ts';

const WORDS = {
  TRADING_PASSWORD: 'wallet.withdraw.needPassword',
  SECOND_FACTOR: 'wallet.withdraw.needFactor',
} as const;

/** What must be set, or waited for, before money can leave: a list with the way to each, not an error. */
export function WithdrawChecks({
  info,
}: {
  readonly info: Pick<WithdrawInfo, 'missing' | 'lock' | 'stopped' | 'stoppedReason' | 'kycExpiredAtMs' | 'hindrance'>;
}) {
  const t = useWalletText();
  const locale = useLocale();
  const { hindrance, mustVerify } = useWithdrawChecksModel(info);
  return (
    <>
      {info.stopped && (
        <Notice tone="warn">
          <strong className="font-semibold">{t('wallet.withdraw.stopped')}</strong> {info.stoppedReason}
        </Notice>
      )}
      {hindrance && <Notice tone="warn">{hindrance}</Notice>}
      {mustVerify && (
        <Notice tone="warn">
          {t('wallet.withdraw.verifyFirst')} <VerifyIdentity />
        </Notice>
      )}
      {info.lock && (
        <Notice tone="warn">
          <strong className="font-semibold">
            {t('wallet.withdraw.locked', { time: dateTime(info.lock.untilMs, locale, { withYear: true }) })}
          </strong>{' '}
          {t('wallet.withdraw.lockedWhy')}
        </Notice>
      )}
      {info.kycExpiredAtMs !== null && (
        <Notice tone="warn">
          <strong className="font-semibold">
            {t('wallet.withdraw.kycExpiredAt', { time: dateTime(info.kycExpiredAtMs, locale, { withYear: true }) })}
          </strong>{' '}
          {t('wallet.withdraw.kycExpiredWhat')} <VerifyAgain />
        </Notice>
      )}
      {info.missing.length > 0 && (
        <Notice tone="info">
          <p className="mb-2 font-semibold">{t('wallet.withdraw.checklist')}</p>
          <ul className="flex flex-col gap-2">
            {info.missing.map((each) => (
              <li key={each} className="flex flex-wrap items-center justify-between gap-3">
                <span>{t(WORDS[each])}</span>
                <Link
                  href={pathTo('identity.security')}
                  className="inline-flex items-center gap-1 font-medium text-accent-text hover:underline"
                >
                  {t('wallet.withdraw.setUp')}
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
