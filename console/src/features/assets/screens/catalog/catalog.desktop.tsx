import type { ReactNode } from 'react';
import { Page, Surface } from '../../../../kit/page.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { CatalogDialog } from '../../parts/terms/catalog-dialog.tsx';
import { NetworkTable } from '../../parts/terms/network-table.tsx';
import { PairTable } from '../../parts/terms/pair-table.tsx';
import { useCatalogModel } from './catalog.model.ts';

/** Coins and networks; below them, what other capabilities set for each coin. */
export function CatalogDesktop({ children }: { readonly children?: ReactNode }) {
  const model = useCatalogModel();
  const { view, commands } = model;
  const waiting = {
    state: view.state,
    words: waitWords(t('console.catalog.failed')),
    onRetry: commands.retry,
  };
  return (
    <Page title={t('console.catalog.title')} room="assets/screens/catalog">
      <h2 className="text-16 font-semibold">{t('console.alarms.networks')}</h2>
      <Surface {...waiting} rows={4}>
        <NetworkTable networks={view.networks} mayAct={view.isRisk} onAct={commands.start} />
      </Surface>
      <h2 className="mt-2 text-16 font-semibold">{t('console.catalog.coins')}</h2>
      <Surface {...waiting}>
        <PairTable pairs={view.pairs} isRisk={view.isRisk} isFinance={view.isFinance} onAct={commands.start} />
      </Surface>
      {children}
      <CatalogDialog {...model} />
    </Page>
  );
}
