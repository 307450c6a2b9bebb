import { subtractText } from '../../../balances/public.ts';
import type { Round } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { isBoost } from '../../rules/boost.ts';

interface AmountWords {
  readonly amount: string;
  readonly asset: string;
}

/** The words for committing an amount to a round, and for having done so. */
export interface CommitWords {
  readonly amount: string;
  readonly newAmount: string;
  /** The button before an amount is typed, where nothing and where something is committed. */
  readonly begin: string;
  readonly change: string;
  readonly submit: (words: AmountWords) => string;
  readonly changeSubmit: (words: AmountWords) => string;
  readonly confirm: string;
  /** What is confirmed: all that is committed then, and what of it is new where it is added. */
  readonly amountRows: (
    amount: string,
    held: string | null,
  ) => readonly { readonly label: string; readonly amount: string }[];
  readonly confirmNote: (words: { readonly time: string }) => string;
  readonly done: string;
  readonly doneText: (words: AmountWords & { readonly number: number }) => string;
}

const subscribing = (t: LaunchText): CommitWords => ({
  amount: t('launch.amount'),
  newAmount: t('launch.newAmount'),
  begin: t('launch.subscribe'),
  change: t('launch.change'),
  submit: (words) => t('launch.submit', words),
  changeSubmit: (words) => t('launch.changeSubmit', words),
  confirm: t('launch.confirm'),
  amountRows: (amount, held) => [{ label: t(held === null ? 'launch.amount' : 'launch.newAmount'), amount }],
  confirmNote: (words) => t('launch.confirmNote', words),
  done: t('launch.done'),
  doneText: (words) => t('launch.doneText', words),
});

const boosting = (t: LaunchText): CommitWords => ({
  amount: t('launch.boost.amount'),
  newAmount: t('launch.boost.newAmount'),
  begin: t('launch.boost.begin'),
  change: t('launch.boost.raise'),
  submit: (words) => t('launch.boost.submit', words),
  changeSubmit: (words) => t('launch.boost.raiseSubmit', words),
  confirm: t('launch.boost.confirm'),
  amountRows: (amount, held) =>
    held === null
      ? [{ label: t('launch.boost.amount'), amount }]
      : [
          { label: t('launch.boost.added'), amount: subtractText(amount, held) },
          { label: t('launch.boost.newWhole'), amount },
        ],
  confirmNote: (words) => t('launch.boost.confirmNote', words),
  done: t('launch.boost.done'),
  doneText: (words) => t('launch.boost.doneText', words),
});

export function useCommitWords(round: Round): CommitWords {
  const t = useLaunchText();
  return isBoost(round) ? boosting(t) : subscribing(t);
}
