import { UserPlus } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Member } from '../../api/members.ts';
import { EnrolmentCode } from '../../parts/member-act/enrolment-code.tsx';
import { MemberActDialog } from '../../parts/member-act/member-act.tsx';
import { type MemberAct, useMembersModel } from './members.model.ts';

export function MembersDesktop() {
  const model = useMembersModel();
  const { view, commands } = model;
  const start = (act: MemberAct, member: Member | null) => commands.start({ act, member });
  return (
    <Page title={t('console.members.title')} room="approvals/screens/members">
      {view.mayAct && (
        <div>
          <Button kind="secondary" small onClick={() => start('create', null)}>
            <UserPlus aria-hidden="true" />
            {t('console.members.create')}
          </Button>
        </div>
      )}
      <Surface state={view.state} words={waitWords(t('console.members.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.members.title')}
          rows={view.rows}
          rowKey={({ staffId }) => staffId}
          columns={columns(view.mayAct, start)}
        />
      </Surface>
      <MemberActDialog {...model} />
      {view.code && <EnrolmentCode {...view.code} onClose={commands.forgetCode} />}
    </Page>
  );
}

function columns(mayAct: boolean, start: (act: MemberAct, member: Member) => void): Column<Member>[] {
  return [
    { key: 'login', head: t('console.members.login'), cell: ({ login }) => <b className="font-medium">{login}</b> },
    { key: 'role', head: t('console.members.role'), cell: ({ role }) => t(`console.role.${role}`) },
    { key: 'state', head: t('console.members.state'), cell: (row) => <State row={row} /> },
    {
      key: 'last',
      head: t('console.members.lastLogin'),
      cell: ({ lastLoginAtMs }) => (
        <span className="num">{lastLoginAtMs === null ? t('console.none') : formatTime(lastLoginAtMs)}</span>
      ),
    },
    {
      key: 'persons',
      head: t('console.members.persons'),
      cell: ({ ownUid, relativeUids }) => (
        <span className="num">{[ownUid, ...relativeUids].filter(Boolean).join(', ') || t('console.none')}</span>
      ),
    },
    ...(mayAct ? [{ key: 'act', head: '', cell: (row: Member) => <Acts row={row} start={start} /> }] : []),
  ];
}

function State({ row }: { readonly row: Member }) {
  if (row.disabledAtMs !== null) return <Badge tone="danger">{t('console.members.disabled')}</Badge>;
  return row.isEnrolled ? (
    <Badge tone="ok">{t('console.members.works')}</Badge>
  ) : (
    <Badge tone="warn">{t('console.members.notEnrolled')}</Badge>
  );
}

function Acts({ row, start }: { readonly row: Member; readonly start: (act: MemberAct, member: Member) => void }) {
  const button = (act: MemberAct, text: string) => (
    <Button kind="link" onClick={() => start(act, row)}>
      {text}
    </Button>
  );
  return (
    <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
      {row.disabledAtMs === null && !row.isEnrolled && button('enrolment', t('console.members.enrolment'))}
      {row.disabledAtMs === null && button('setRole', t('console.members.setRole'))}
      {button('setPersons', t('console.members.setPersons'))}
      {row.disabledAtMs === null && row.isEnrolled && button('resetTotp', t('console.members.resetTotp'))}
      {button('setDisabled', row.disabledAtMs === null ? t('console.members.disable') : t('console.members.enable'))}
    </span>
  );
}
