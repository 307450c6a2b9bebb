import { presentName } from '@bourse/contract/former-ids.ts';
import { AUDIT_STEPS } from '@bourse/contract/staff/audit-actions.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import type { AuditRow } from '../../screens/audit/audit.model.ts';

const SHORT = 8;

/** The beginning of a long id, with the whole id as its tooltip. */
export const idStart = (id: string) => (
  <span className="code text-text-muted" title={id}>
    {id.slice(0, SHORT)}
  </span>
);

/** What was acted on: its kind, a member's login, and the whole id below. */
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

/** The action in words; its plain id where a newer server has one without words. */
export function actionName(id: string): string {
  const [group, key, step] = presentName(id).split('.');
  const name = `console.actionKind.${group}.${key}`;
  if (!hasText(name)) return id;
  const action = t(name as 'console.none');
  const known = AUDIT_STEPS.find((each) => each === step);
  return known ? t(`console.auditStep.${known}`, { action }) : action;
}

/** The action in words and its endpoint's id, by which the log can be searched. The id may wrap after its capability. */
export function actionText(id: string) {
  const [group, ...rest] = id.split('.');
  const name = actionName(id);
  return (
    <>
      {name !== id && <span className="block">{name}</span>}
      <span className={name === id ? '' : 'block text-12 text-text-muted'}>
        {group}.<wbr />
        {rest.join('.')}
      </span>
    </>
  );
}
