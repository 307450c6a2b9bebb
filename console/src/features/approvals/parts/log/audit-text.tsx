import type { AuditRow } from '../../screens/audit/audit.model.ts';

const SHORT = 8;

/** The beginning of a long id, and the whole of it in its tip. */
export const idStart = (id: string) => (
  <span className="code text-text-muted" title={id}>
    {id.slice(0, SHORT)}
  </span>
);

/** What was acted on: its kind and, for a member of staff, the login; the whole id below. */
export function subjectText({ subject: text, subjectLogin }: Pick<AuditRow, 'subject' | 'subjectLogin'>) {
  const [kind, ...rest] = text.split(':');
  const id = rest.join(':');
  if (id === '') return <span className="break-all">{text}</span>;
  return (
    <>
      <span className="block">
        {kind} {subjectLogin && <span className="font-medium">{subjectLogin}</span>}
      </span>
      <span className="block text-12 break-all text-text-muted">{id}</span>
    </>
  );
}

/** The endpoint's id, which may break after its capability. */
export function actionText(id: string) {
  const [group, ...rest] = id.split('.');
  return (
    <>
      {group}.<wbr />
      {rest.join('.')}
    </>
  );
}
