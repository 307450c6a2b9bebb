import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { FigureField } from '../../../../kit/figure-field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { PROJECT_NAMES, PROJECT_READINGS, type ProjectName, readField } from '../../rules/draft.ts';
import { ProjectPreview } from './preview.tsx';
import type { PublishModel } from './publish.model.ts';
import { Rounds } from './rounds.tsx';
import { Unlocks } from './unlocks.tsx';

/** A project to be published: what it sells, its rounds and its unlocks. */
export function PublishDialog({ model }: { readonly model: PublishModel }) {
  return (
    <ActionDialog
      title={t('console.launch.new')}
      effect={t('console.launch.effect.publish')}
      verb={t('console.ask')}
      isGood={model.isGood}
      act={model.act}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        {PROJECT_NAMES.map((name) => (
          <ProjectField key={name} name={name} model={model} />
        ))}
      </div>
      <Rounds model={model} />
      <Unlocks model={model} />
      <ProjectPreview draft={model.draft} />
      <p className="flex items-center justify-between gap-4 text-12 text-text-muted">
        {t('console.launch.kept')}
        <Button kind="link" onClick={model.commands.discard}>
          {t('console.launch.discard')}
        </Button>
      </p>
    </ActionDialog>
  );
}

function ProjectField({ name, model }: { readonly name: ProjectName; readonly model: PublishModel }) {
  const reading = PROJECT_READINGS[name];
  const value = model.project[name];
  const isUnread = value !== '' && readField(reading, value) === null;
  const { fault } = model;
  const faultText = fault && 'project' in fault.at && fault.at.project === name ? fault.text : undefined;
  const field = {
    label: name === 'project' ? t('console.launch.project') : t(`console.actionField.${name}`),
    value,
    onChange: (text: string) => model.commands.set(name, text),
    error: isUnread ? t('console.refusal.FIELD_INVALID') : faultText,
  };
  if (reading === 'time') return <Field {...field} type="datetime-local" />;
  if (reading === 'amount') return <FigureField {...field} />;
  if (reading === 'noAmount') return <FigureField {...field} hint={t('console.launch.protectionHint')} />;
  const hint = name === 'project' ? t('console.launch.idHint') : undefined;
  return <Field {...field} maxLength={200} autoComplete="off" hint={hint} />;
}
