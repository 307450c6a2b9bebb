import { useState } from 'react';
import { useIdentityText } from '../../identity-text.ts';
import { type AccountKind, accountProblem, isAccount, tidyAccount } from '../../rules/account.ts';

/** A form that was sent without an account hears what one looks like. */
const EMPTY_PROBLEM = { email: 'email', phone: 'phonePlus' } as const;

/** The account that is typed into one form: each kind keeps its own text, so that a look at the other loses nothing. */
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
    /** Said once the person has gone on to something else: nobody's address is wrong at its first letter. */
    error: isLeft && problem ? t(`identity.account.problem.${problem}`) : null,
    judge: () => setIsLeft(true),
    isGood: isAccount(kind, typed[kind]),
    account: tidyAccount(kind, typed[kind]),
  };
}
