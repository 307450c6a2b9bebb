import { MousePointerClick } from 'lucide-react';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { CaseDecision } from '../../parts/case-decision/case-decision.tsx';
import { CaseFacts } from '../../parts/case-facts/case-facts.tsx';
import { CaseList } from '../../parts/case-list/case-list.tsx';
import { useCasesModel } from './cases.model.ts';

export function CasesDesktop() {
  const model = useCasesModel();
  const { view, commands } = model;
  return (
    <div data-room="recovery/screens/cases" className="flex h-full min-h-0">
      <CaseList {...model} />
      <div className="min-h-0 min-w-0 flex-1 overflow-auto px-6 py-5">
        {view.detailState === 'none' && (
          <Empty icon={<MousePointerClick className="size-5" />} text={t('console.recovery.pick')} />
        )}
        {view.detailState === 'loading' && <Bones rows={5} height={88} />}
        {view.detailState === 'failed' && (
          <Failed text={t('console.recovery.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
        )}
        {view.detail && (
          <div className="flex flex-col gap-4">
            <CaseFacts detail={view.detail} maySeePicture={view.maySeePicture} />
            {view.mayDecide && view.detail.state === 'SUBMITTED' && (
              <CaseDecision key={view.detail.id} detail={view.detail} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
