import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { wholeListOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { mailsQuery, type PersonMail, useResendMail } from '../../api/person.ts';

export type { PersonMail } from '../../api/person.ts';

/** The latest mails to a person, and sending one again. */
export function useMails(uid: string) {
  const mails = useQuery(mailsQuery(uid));
  const resending = useResendMail();
  const act = useReasonedAction<PersonMail>(
    ({ id }, reason) => resending.mutateAsync({ uid, id, reason }),
    () => t('console.mail.resent'),
  );
  return { list: wholeListOf(mails), mayResend: useIsOneOf(['support', 'support2']), act } as const;
}
