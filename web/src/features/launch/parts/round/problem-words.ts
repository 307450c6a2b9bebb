import { formatAmount, groupThousands } from '@bourse/core/money/amount.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { type AmountProblem, useAmountSentence } from '../../../balances/public.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import type { CommitFault } from '../../rules/commitment.ts';

export type CommitProblem =
  | { readonly of: 'amount'; readonly problem: AmountProblem }
  | { readonly of: 'round'; readonly fault: CommitFault; readonly scale: number };

/** Says what is wrong with an amount as the server would, with the same numbers. */
export function useProblemWords(): (problem: CommitProblem, asset: string) => string {
  const t = useLaunchText();
  const locale = useLocale();
  const amountSentence = useAmountSentence();
  return (found, asset) =>
    found.of === 'amount'
      ? amountSentence(found.problem, asset)
      : faultWords(t, found, asset, (atMs) => dateTime(atMs, locale, { withYear: true }));
}

type RoundProblem = Extract<CommitProblem, { readonly of: 'round' }>;

function faultWords(
  t: LaunchText,
  { fault, scale }: RoundProblem,
  asset: string,
  time: (atMs: number) => string,
): string {
  const of = (name: string) => groupThousands(formatAmount(fault.minor?.[name] ?? 0n, scale));
  const plain = 'plain' in fault ? fault.plain : undefined;
  switch (fault.code) {
    case 'LAUNCH_KYC':
    case 'LAUNCH_VIP':
      return t(fault.code, { needed: String(plain?.needed ?? ''), level: String(plain?.level ?? '') });
    case 'LAUNCH_KYC_LATE':
      return t(fault.code, {
        needed: String(plain?.needed ?? ''),
        approvedAt: time(plain?.approvedAt ?? 0),
        startAt: time(plain?.startAt ?? 0),
      });
    case 'LAUNCH_NOT_STARTED':
      return t(fault.code, { startAt: time(plain?.startAt ?? 0) });
    case 'LAUNCH_INTERVAL':
      return t(fault.code, { againAt: time(plain?.againAt ?? 0) });
    case 'LAUNCH_MIN':
      return t(fault.code, { min: of('min'), asset });
    case 'LAUNCH_MAX':
      return t(fault.code, { max: of('max'), asset });
    case 'LAUNCH_HOLDING_CAP':
      return t(fault.code, { cap: of('cap'), asset });
    case 'LAUNCH_STEP':
      return t(fault.code, { step: of('step'), asset });
    case 'LAUNCH_BOOST_LESS':
      return t(fault.code, { locked: of('locked'), asset });
    case 'LAUNCH_BALANCE':
      return t(fault.code, { available: of('available'), needed: of('needed'), asset });
    default:
      return t(fault.code);
  }
}
