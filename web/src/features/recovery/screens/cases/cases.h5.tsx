import { Plus } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { CaseForm } from '../../parts/case-form/case-form.tsx';
import { CaseList } from '../../parts/case-list/case-list.tsx';
import { CaseStory } from '../../parts/case-story/case-story.tsx';
import { useRecoveryText } from '../../recovery-text.ts';
import { useCasesModel } from './cases.model.ts';

const TITLES = { all: 'recovery.title', new: 'recovery.newTitle', one: 'recovery.oneTitle' } as const;

export default function CasesH5() {
  const t = useRecoveryText();
  const go = useGo();
  const { view } = useCasesModel();
  return (
    <H5Page
      title={t(TITLES[view.place])}
      action={
        view.place === 'all' ? (
          <IconButton
            label={t('recovery.new')}
            icon={<Plus aria-hidden="true" />}
            onClick={() => go('recovery.cases', { new: '1' })}
          />
        ) : undefined
      }
    >
      <div className="px-4 py-4" data-room="recovery/screens/cases">
        {view.place === 'new' ? <CaseForm /> : view.place === 'one' ? <CaseStory id={view.id} /> : <CaseList />}
      </div>
    </H5Page>
  );
}
