import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { countdown, dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useServerNow } from '../../../../lib/server-time.ts';
import { useWalletText } from '../../../balances/public.ts';
import type { Bar } from '../../rules/withdraw-info.ts';

/** Why a good address, or a person, cannot be paid by this person now, or undefined. */
export function useBarSentence(bar: Bar | null, payee: 'address' | 'person' = 'address'): string | undefined {
  const t = useWalletText();
  const locale = useLocale();
  const nowMs = useServerNow();
  if (!bar) return undefined;
  const room = payee === 'person' ? 'wallet.send' : 'wallet.withdraw';
  if (bar.code === 'KYC_EXPIRED') return t(`${room}.kycExpired`);
  if (bar.untilMs === null) return t(`${room}.notListed`);
  return t('wallet.withdraw.tooYoung', {
    time: dateTime(bar.untilMs, locale),
    left: countdown(bar.untilMs - nowMs),
  });
}

/** The way out of an expired document. */
export const VerifyAgain = () => <ToVerification words="wallet.withdraw.verifyAgain" />;
/** The way to more than somebody who is not verified may send. */
export const VerifyIdentity = () => <ToVerification words="wallet.amount.verify" />;

function ToVerification({ words }: { readonly words: 'wallet.withdraw.verifyAgain' | 'wallet.amount.verify' }) {
  const t = useWalletText();
  return (
    <span>
      <Link href={pathTo('identity.security')} className={buttonClass({ kind: 'link', size: 'small' })}>
        {t(words)}
      </Link>
    </span>
  );
}
