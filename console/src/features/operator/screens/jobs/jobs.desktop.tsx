import { Page } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import { Jobs } from '../../parts/jobs/jobs.tsx';
import { Leases } from '../../parts/jobs/leases.tsx';
import { useJobsModel } from './jobs.model.ts';

export function JobsDesktop() {
  const model = useJobsModel();
  const { action } = model;
  return (
    <Page title={t('console.nav.jobs')} room="operator/screens/jobs">
      <section className="rounded-card border border-line bg-surface">
        {model.state === 'loading' && <Bones rows={10} height={44} />}
        {model.state === 'failed' && (
          <Failed text={t('console.jobs.failed')} retryLabel={t('console.retry')} onRetry={model.retry} />
        )}
        {model.state === 'ready' && <Jobs rows={model.rows} mayRun={model.mayRun} onRun={action.start} />}
      </section>
      <h2 className="mt-2 text-16 font-semibold">{t('console.jobs.leases')}</h2>
      <section className="rounded-card border border-line bg-surface">
        <Leases leases={model.leases} />
      </section>
      {action.wanted && (
        <ReasonDialog
          title={t('console.jobs.runTitle', { job: action.wanted.name })}
          effect={t('console.jobs.runEffect')}
          words={reasonWords(t('console.jobs.run'))}
          {...action.dialog}
        />
      )}
    </Page>
  );
}
