import { Page } from '../../../../kit/page.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { t } from '../../../../lib/i18n.ts';
import { Compare } from '../../parts/compare/compare.tsx';
import { Custody } from '../../parts/compare/custody.tsx';
import { Find } from '../../parts/found/find.tsx';
import { type Tab, useBooksModel } from './books.model.ts';

const TABS: readonly Tab[] = ['find', 'compare', 'custody'];

export function BooksDesktop() {
  const { tab, setTab } = useBooksModel();
  return (
    <Page title={t('console.nav.books')} room="books/screens/books">
      <Tabs
        label={t('console.nav.books')}
        value={tab}
        options={TABS.map((value) => ({ value, label: t(`console.books.tab.${value}`) }))}
        onChange={setTab}
      />
      {tab === 'find' && <Find />}
      {tab === 'compare' && <Compare />}
      {tab === 'custody' && <Custody />}
    </Page>
  );
}
