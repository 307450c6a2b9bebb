import { Opened } from '../../../../kit/side-by-side.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { CaseDecision } from '../../parts/case-decision/case-decision.tsx';
import { CaseFacts } from '../../parts/case-facts/case-facts.tsx';
import { CaseList } from '../../parts/case-list/case-list.tsx';
import { useCasesModel } from './cases.model.ts';

export function CasesDesktop() {
  const model = useCasesModel();
  return (
    <div data-room="recovery/screens/cases" className="flex h-full min-h-0">
      <CaseList {...model} />
      <div className="min-h-0 min-w-0 flex-1 overflow-auto px-6 py-5">
        <Opened {...model.detail} pick={t('console.recovery.pick')} words={waitWords(t('console.recovery.failed'))}>
          {(detail) => (
            <div className="flex flex-col gap-4">
              <CaseFacts detail={detail} maySeePicture={model.maySeePicture} />
              {model.mayDecide && detail.state === 'SUBMITTED' && <CaseDecision key={detail.id} detail={detail} />}
            </div>
          )}
        </Opened>
      </div>
    </div>
  );
}
