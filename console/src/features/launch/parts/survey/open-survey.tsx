import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { t } from '../../../../lib/i18n.ts';

const IS_PROJECT = /^[a-z0-9-]{3,40}$/;

/** Opens the survey of a project that is not published yet, by the name that it will have. */
export function OpenSurvey({ onOpen }: { readonly onOpen: (project: string) => void }) {
  const [typed, setTyped] = useState('');
  const project = typed.trim();
  const isGood = IS_PROJECT.test(project);
  return (
    <form
      data-room="launch/parts/survey/open-survey"
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) onOpen(project);
      }}
    >
      <Field label={t('console.survey.project')} maxLength={40} autoComplete="off" value={typed} onChange={setTyped} />
      <Button type="submit" kind="secondary" disabled={!isGood}>
        {t('console.survey.open')}
      </Button>
    </form>
  );
}
