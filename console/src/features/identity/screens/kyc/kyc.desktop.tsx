import { IdCard } from 'lucide-react';
import { ListPage } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { actColumn } from '../../../../lib/lists/columns.tsx';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { KycDecision } from '../../parts/kyc-decision/kyc-decision.tsx';
import { useKycModel } from './kyc.model.ts';

const levelText = (level: string): string => {
  const key = `console.kycLevel.${level}`;
  return hasText(key) ? t(key as 'console.kycLevel.none') : level;
};

export function KycDesktop() {
  const model = useKycModel();
  return (
    <ListPage
      title={t('console.kyc.title')}
      room="identity/screens/kyc"
      view={model.view}
      commands={model.commands}
      emptyIcon={<IdCard className="size-5" />}
      words={listWords(t('console.kyc.empty'), t('console.kyc.failed'))}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', head: t('console.kyc.name'), cell: (row) => row.fullName },
        { key: 'uid', head: t('console.kyc.uid'), cell: (row) => <span className="num">{row.uid}</span> },
        { key: 'target', head: t('console.kyc.target'), cell: (row) => levelText(row.target) },
        {
          key: 'nationality',
          head: t('console.kyc.nationality'),
          cell: (row) => row.nationality ?? t('console.none'),
        },
        {
          key: 'submitted',
          head: t('console.kyc.submitted'),
          cell: (row) => <span className="num">{formatTime(row.submittedAtMs)}</span>,
        },
        ...actColumn(model.mayDecide, t('console.kyc.decide'), model.open),
      ]}
    >
      <KycDecision {...model} />
    </ListPage>
  );
}
