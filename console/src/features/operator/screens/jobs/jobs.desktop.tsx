import { Page, Surface } from '../../../../kit/page.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { Jobs } from '../../parts/jobs/jobs.tsx';
import { Leases } from '../../parts/jobs/leases.tsx';
import { useJobsModel } from './jobs.model.ts';

export function JobsDesktop() {
  const model = useJobsModel();
  const { action } = model;
  const waiting = { state: model.state, words: waitWords(t('console.jobs.failed')), onRetry: model.retry };
  return (
    <Page title={t('console.nav.jobs')} room="operator/screens/jobs">
      <Surface {...waiting} rows={10}>
        <Jobs rows={model.rows} mayRun={model.mayRun} onRun={action.start} />
      </Surface>
      <h2 className="mt-2 text-16 font-semibold">{t('console.jobs.leases')}</h2>
      <Surface {...waiting} rows={2}>
        <Leases leases={model.leases} />
      </Surface>
      {action.wanted && (
        <ActionDialog
          title={t('console.jobs.runTitle', { job: action.wanted.name })}
          effect={t('console.jobs.runEffect')}
          verb={t('console.jobs.run')}
          act={action}
        />
      )}
    </Page>
  );
}
