import { Mail } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { mailKind } from '../../rules/mail-kind.ts';
import { type PersonMail, useMails } from './mails.model.ts';

/** The latest mails to a person: kind, time and result, but never the text. */
export function Mails({ uid }: { readonly uid: string }) {
  const { list, mayResend, act } = useMails(uid);
  return (
    <>
      {mayResend && <p className="text-13 text-text-muted">{t('console.mail.codeHint')}</p>}
      <List
        label={t('console.person.tab.mails')}
        {...list}
        emptyIcon={<Mail className="size-5" />}
        words={listWords(t('console.mail.none'), t('console.mail.failed'))}
        rowKey={({ id }) => id}
        columns={columns(mayResend, act.start)}
      />
      {act.wanted && (
        <ActionDialog
          title={t('console.mail.resendTitle')}
          effect={t('console.mail.resendEffect')}
          verb={t('console.mail.resend')}
          act={act}
        />
      )}
    </>
  );
}

const TONES: Readonly<Record<PersonMail['status'], Tone>> = {
  WAITING: 'info',
  SENT: 'ok',
  FAILED: 'danger',
  OFF: 'neutral',
  NOBODY: 'warn',
};

const columns = (mayResend: boolean, onResend: (row: PersonMail) => void): Column<PersonMail>[] => [
  {
    key: 'time',
    head: t('console.audit.time'),
    cell: ({ atMs }) => <span className="num whitespace-nowrap">{formatTime(atMs)}</span>,
  },
  {
    key: 'kind',
    head: t('console.mail.kind'),
    cell: ({ kind }) => (
      <>
        <span className="block">{t(`console.mailKind.${mailKind(kind)}`)}</span>
        <span className="code block text-12 text-text-muted">{kind}</span>
      </>
    ),
  },
  { key: 'to', head: t('console.mail.to'), cell: ({ toMasked }) => toMasked ?? t('console.none') },
  {
    key: 'status',
    head: t('console.switches.state'),
    cell: ({ status, resends }) => (
      <>
        <Badge tone={TONES[status]}>{t(`console.mail.status.${status}`)}</Badge>
        {resends > 0 && (
          <span className="block text-12 text-text-muted">{t('console.mail.resends', { count: resends })}</span>
        )}
      </>
    ),
  },
  ...(mayResend
    ? [
        {
          key: 'act',
          head: '',
          cell: (row: PersonMail) =>
            row.canResend && (
              <Button kind="link" onClick={() => onResend(row)}>
                {t('console.mail.resend')}
              </Button>
            ),
        },
      ]
    : []),
];
