import { Sprout } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { FundDialog } from '../../parts/fund/fund-dialog.tsx';
import { columns } from '../../parts/list/columns.tsx';
import { RatesDialog } from '../../parts/rates/rates-dialog.tsx';
import { TermsDialog } from '../../parts/terms/terms-dialog.tsx';
import { Treasury } from '../../parts/treasury/treasury.tsx';
import { Unpaid } from '../../parts/unpaid/unpaid.tsx';
import { useProductsModel } from './products.model.ts';

export function ProductsDesktop() {
  const { view, retry, terms, rates, fund } = useProductsModel();
  const starts = { onTerms: terms.start, onRates: rates.start, onFund: fund.start };
  return (
    <Page title={t('console.earn.title')} room="earn/screens/products">
      {view.maySet && (
        <div className="flex justify-end">
          <Button small onClick={() => terms.start(null)}>
            {t('console.earn.new')}
          </Button>
        </div>
      )}
      <Surface state={view.state} rows={8} words={waitWords(t('console.earn.failed'))} onRetry={retry}>
        {view.rows.length === 0 ? (
          <Empty icon={<Sprout className="size-5" />} text={t('console.earn.empty')} />
        ) : (
          <Table
            label={t('console.earn.title')}
            rows={view.rows}
            rowKey={({ id }) => id}
            columns={columns(view, starts)}
          />
        )}
      </Surface>
      <Unpaid />
      <Treasury />
      {terms.act.wanted && <TermsDialog model={terms} />}
      {rates.act.wanted && <RatesDialog model={rates} product={rates.act.wanted} />}
      {fund.act.wanted && <FundDialog model={fund} product={fund.act.wanted.product} />}
    </Page>
  );
}
