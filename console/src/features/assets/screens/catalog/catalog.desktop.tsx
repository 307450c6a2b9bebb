import { Page } from '../../../../kit/page.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { CatalogDialog } from '../../parts/terms/catalog-dialog.tsx';
import { NetworkTable } from '../../parts/terms/network-table.tsx';
import { PairTable } from '../../parts/terms/pair-table.tsx';
import { useCatalogModel } from './catalog.model.ts';

export function CatalogDesktop() {
  const model = useCatalogModel();
  const { view, commands } = model;
  return (
    <Page title={t('console.catalog.title')} room="assets/screens/catalog">
      {view.state === 'loading' && <Bones rows={8} height={44} />}
      {view.state === 'failed' && (
        <Failed text={t('console.catalog.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
      )}
      {view.state === 'ready' && (
        <>
          <h2 className="text-16 font-semibold">{t('console.alarms.networks')}</h2>
          <section className="rounded-card border border-line bg-surface">
            <NetworkTable networks={view.networks} mayAct={view.isRisk} onAct={commands.start} />
          </section>
          <h2 className="mt-2 text-16 font-semibold">{t('console.catalog.coins')}</h2>
          <section className="rounded-card border border-line bg-surface">
            <PairTable pairs={view.pairs} isRisk={view.isRisk} isFinance={view.isFinance} onAct={commands.start} />
          </section>
        </>
      )}
      <CatalogDialog {...model} />
    </Page>
  );
}
