import { useState } from 'react';
import { useIdentityText } from '../../identity-text.ts';
import { type AccountKind, accountProblem, isAccount, tidyAccount } from '../../rules/account.ts';

/** The problem shown where a form was sent without an account. */
const EMPTY_PROBLEM = { email: 'email', phone: 'phonePlus' } as const;

/** The account typed into a form. Each kind keeps its own text, so that switching loses nothing. */
export function useAccount() {
  const t = useIdentityText();
  const [kind, setKind] = useState<AccountKind>('email');
  const [typed, setTyped] = useState<Readonly<Record<AccountKind, string>>>({ email: '', phone: '' });
  const [isLeft, setIsLeft] = useState(false);
  const problem = accountProblem(kind, typed[kind]) ?? (typed[kind].trim() === '' ? EMPTY_PROBLEM[kind] : null);
  return {
    kind,
    setKind: (next: AccountKind) => {
      setKind(next);
      setIsLeft(false);
    },
    typed: typed[kind],
    setTyped: (text: string) => setTyped({ ...typed, [kind]: text }),
    /** Shown only after the field was left, because a text that has just been begun is not wrong yet. */
    error: isLeft && problem ? t(`identity.account.problem.${problem}`) : null,
    judge: () => setIsLeft(true),
    isGood: isAccount(kind, typed[kind]),
    account: tidyAccount(kind, typed[kind]),
  };
}
