import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { countdown, dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Bar } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** Why this person cannot pay a valid address or person now; undefined if they can. */
export function useBarSentence(bar: Bar | null, payee: 'address' | 'person' = 'address'): string | undefined {
  const t = useWithdrawalsText();
  const locale = useLocale();
  const nowMs = useServerNow();
  if (!bar) return undefined;
  const room = payee === 'person' ? 'withdrawals.send' : 'withdrawals';
  if (bar.code === 'KYC_EXPIRED') return t(`${room}.kycExpired`);
  if (bar.untilMs === null) return t(`${room}.notListed`);
  return t('withdrawals.tooYoung', {
    time: dateTime(bar.untilMs, locale),
    left: countdown(bar.untilMs - nowMs),
  });
}

/** A link to verification, for an expired document. */
export const VerifyAgain = () => <ToVerification words="withdrawals.verifyAgain" />;
/** A link to verification, for people who reach the limit of sends without it. */
export const VerifyIdentity = () => <ToVerification words="balances.amount.verify" />;

function ToVerification({ words }: { readonly words: 'withdrawals.verifyAgain' | 'balances.amount.verify' }) {
  const t = useWithdrawalsText();
  return (
    <span>
      <Link href={pathTo('identity.security')} className={buttonClass({ kind: 'link', size: 'small' })}>
        {t(words)}
      </Link>
    </span>
  );
}
