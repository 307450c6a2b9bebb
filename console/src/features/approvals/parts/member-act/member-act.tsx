import { Choice, Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { useMembersModel } from '../../screens/members/members.model.ts';

type Model = Pick<ReturnType<typeof useMembersModel>, 'form' | 'act' | 'view'>;

const TITLES = {
  create: 'console.members.create',
  setRole: 'console.members.setRole',
  setDisabled: 'console.members.setDisabled',
  resetTotp: 'console.members.resetTotp',
  setPersons: 'console.members.setPersons',
  enrolment: 'console.members.enrolment',
} as const;

/** Asks for a change of a member: its details, and the reason. */
export function MemberActDialog({ form, act, view }: Model) {
  const { wanted } = act;
  if (!wanted) return null;
  const isEnrolment = wanted.act === 'enrolment';
  const title = wanted.member ? `${t(TITLES[wanted.act])}: ${wanted.member.login}` : t(TITLES[wanted.act]);
  return (
    <ActionDialog
      title={title}
      effect={isEnrolment ? t('console.members.enrolmentEffect') : t(`console.members.effect.${wanted.act}`)}
      verb={isEnrolment ? t('console.members.enrolment') : t('console.ask')}
      act={act}
      isGood={view.isGood}
    >
      {wanted.act === 'create' && (
        <Field label={t('console.members.login')} maxLength={80} value={form.login} onChange={form.setLogin} />
      )}
      {(wanted.act === 'create' || wanted.act === 'setRole') && (
        <Choice
          label={t('console.members.role')}
          value={form.role}
          options={form.roles.map((value) => ({ value, label: t(`console.role.${value}`) }))}
          onChange={form.setRole}
        />
      )}
      {wanted.act === 'setPersons' && (
        <>
          <Field
            label={t('console.members.ownUid')}
            inputMode="numeric"
            maxLength={200}
            value={form.ownUid}
            onChange={form.setOwnUid}
          />
          <Field
            label={t('console.members.relativeUids')}
            maxLength={200}
            value={form.relativeUids}
            onChange={form.setRelativeUids}
          />
        </>
      )}
    </ActionDialog>
  );
}
