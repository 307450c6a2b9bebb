import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { BackLink } from '../../../balances/public.ts';
import { CaseForm } from '../../parts/case-form/case-form.tsx';
import { CaseList } from '../../parts/case-list/case-list.tsx';
import { CaseStory } from '../../parts/case-story/case-story.tsx';
import { useRecoveryText } from '../../recovery-text.ts';
import { useCasesModel } from './cases.model.ts';

export default function CasesDesktop() {
  const t = useRecoveryText();
  const { view } = useCasesModel();
  if (view.place === 'all') {
    return (
      <div className="mx-auto max-w-180" data-room="recovery/screens/cases">
        <PageHead
          title={t('recovery.title')}
          action={
            <Link href={pathTo('recovery.cases', { new: '1' })} className={buttonClass({ kind: 'secondary' })}>
              {t('recovery.new')}
            </Link>
          }
        />
        <Card>
          <CaseList />
        </Card>
      </div>
    );
  }
  const isNew = view.place === 'new';
  return (
    <div className="mx-auto max-w-[560px]" data-room="recovery/screens/cases">
      <BackLink href={pathTo('recovery.cases')}>{t('recovery.title')}</BackLink>
      <PageHead title={t(isNew ? 'recovery.newTitle' : 'recovery.oneTitle')} />
      <Card padding="form">{isNew ? <CaseForm /> : <CaseStory id={view.id} />}</Card>
    </div>
  );
}
